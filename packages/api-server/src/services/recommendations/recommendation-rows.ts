import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { refuse } from '../refusal.ts';

type Row = {
  recommendation_id: string;
  user_hash: string;
  first_name: string;
  last_name: string;
  occupation: string;
  photo: string | null;
  relationship: string | null;
  text: string;
  status: Recommendation['status'];
  is_visible: boolean;
  upvotes: number;
  has_upvoted: boolean;
  created_at: Date | string;
};

const select = (viewerId: string | null): SQL => sql`
  select r.recommendation_id, a.user_hash, p.first_name, p.last_name, p.occupation, ${sql.raw(photoOfUser('a.user_id'))} as photo,
    r.relationship, r.text, r.status, r.is_visible, r.created_at,
    (select count(*)::int from recommendation_upvotes v where v.recommendation_id = r.recommendation_id) as upvotes,
    exists (select 1 from recommendation_upvotes v
      where v.recommendation_id = r.recommendation_id and v.user_id = ${viewerId}::uuid) as has_upvoted
  from recommendations r join users a on a.user_id = r.author_id join user_profiles p on p.user_id = a.user_id`;

const toRecommendation = (row: Row): Recommendation => ({
  recommendationId: row.recommendation_id,
  author: {
    userHash: row.user_hash,
    firstName: row.first_name,
    lastName: row.last_name || null,
    occupation: row.occupation || null,
    photo: row.photo,
  },
  relationship: row.relationship,
  text: row.text,
  status: row.status,
  isVisible: row.is_visible,
  upvotes: row.upvotes,
  hasUpvoted: row.has_upvoted,
  createdAt: new Date(row.created_at).toISOString(),
});

/** A page of the recommendations of a profile, newest first; published ones are accepted and visible. */
export async function readRecommendations(
  db: Queryable,
  page: { recipientId: string; isPublished: boolean; limit: number; offset: number },
  viewerId: string | null,
): Promise<Recommendation[]> {
  const { rows } = await db.execute<Row>(sql`${select(viewerId)}
    where r.recipient_id = ${page.recipientId} and (not ${page.isPublished} or (r.is_visible and r.status = 'ACCEPTED'))
    order by r.recommendation_id desc limit ${page.limit} offset ${page.offset}`);
  return rows.map(toRecommendation);
}

/** One recommendation as the viewer sees it. @throws Refusal NOT_FOUND */
export async function readRecommendation(db: Queryable, recommendationId: string, viewerId: string) {
  const { rows } = await db.execute<Row>(
    sql`${select(viewerId)} where r.recommendation_id = ${recommendationId}`,
  );
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such recommendation.');
  return { recommendation: toRecommendation(rows[0]) };
}
