import type { Recommendation } from '@plinth/domain/recommendations/recommendation';
import { and, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profileMedia, userProfiles, users } from '../../db/schema/accounts.ts';
import { recommendations, recommendationUpvotes } from '../../db/schema/profiles.ts';
import { refuse } from '../refusal.ts';

function select(db: Queryable, viewerId: string | null, which: SQL | undefined) {
  const upvotes = eq(recommendationUpvotes.recommendationId, recommendations.recommendationId);
  const own = viewerId === null ? sql`false` : eq(recommendationUpvotes.userId, viewerId);
  const counted = db.select({ upvotes: count() }).from(recommendationUpvotes).where(upvotes);
  const mine = db
    .select({ userId: recommendationUpvotes.userId })
    .from(recommendationUpvotes)
    .where(and(upvotes, own));
  return db
    .select({
      recommendation: recommendations,
      userHash: users.userHash,
      author: userProfiles,
      photo: { bucket: profileMedia.bucket, path: profileMedia.path },
      upvotes: sql`(${counted})`.mapWith(Number),
      hasUpvoted: exists(mine).mapWith(Boolean),
    })
    .from(recommendations)
    .innerJoin(users, eq(users.userId, recommendations.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, recommendations.authorId))
    .leftJoin(
      profileMedia,
      and(eq(profileMedia.userId, recommendations.authorId), eq(profileMedia.key, 'WEBSITE_PROFILE')),
    )
    .where(which);
}

type Row = Awaited<ReturnType<typeof select>>[number];

const toRecommendation = ({ recommendation, author, photo, ...row }: Row): Recommendation => ({
  recommendationId: recommendation.recommendationId,
  author: {
    userHash: row.userHash,
    firstName: author.firstName,
    lastName: author.lastName || null,
    occupation: author.occupation || null,
    photo: photo && `/media/${photo.bucket}/${photo.path}`,
  },
  relationship: recommendation.relationship,
  text: recommendation.text,
  status: recommendation.status,
  isVisible: recommendation.isVisible,
  upvotes: row.upvotes,
  hasUpvoted: row.hasUpvoted,
  createdAt: recommendation.createdAt.toISOString(),
  updatedAt: recommendation.updatedAt.toISOString(),
});

/** Reads a page of a profile's recommendations, newest first; published ones are accepted and visible. */
export async function readRecommendations(
  db: Queryable,
  page: { recipientId: string; isPublished: boolean; limit: number; offset: number },
  viewerId: string | null,
): Promise<Recommendation[]> {
  const isPublished = and(eq(recommendations.isVisible, true), eq(recommendations.status, 'ACCEPTED'));
  const which = and(
    eq(recommendations.recipientId, page.recipientId),
    page.isPublished ? isPublished : undefined,
  );
  const rows = await select(db, viewerId, which)
    .orderBy(desc(recommendations.recommendationId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(toRecommendation);
}

/** Reads one recommendation as the viewer sees it. @throws Refusal NOT_FOUND */
export async function readRecommendation(db: Queryable, recommendationId: string, viewerId: string) {
  const [row] = await select(db, viewerId, eq(recommendations.recommendationId, recommendationId));
  if (!row) throw refuse('NOT_FOUND', 'Recommendation not found.');
  return { recommendation: toRecommendation(row) };
}
