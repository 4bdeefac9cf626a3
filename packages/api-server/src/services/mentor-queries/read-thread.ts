import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { ThreadEntry } from '@plinth/domain/mentor-queries/query-item';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { photoOfUser } from '../profiles/profile-rows.ts';
import { refuse } from '../refusal.ts';
import { attachmentsJson } from './attachments.ts';
import { roleJson } from './cohort-person.ts';
import { type Side, visibleTo } from './query-side.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Stored = Omit<ThreadEntry, 'body'> & { createdAt: string; editedAt: string | null };

/** A message `m` of a query `q` as JSON. */
const messageJson: SQL<Stored> = sql`json_build_object('threadId', m.message_id, 'text', m.text,
  'createdAt', m.created_at, 'editedAt', m.edited_at,
  'author', (select json_build_object('userId', p.user_id, 'firstName', p.first_name,
      'role', ${roleJson('m.author_id', 'q.cohort_id')}, 'photo', ${sql.raw(photoOfUser('p.user_id'))})
    from user_profiles p where p.user_id = m.author_id),
  'attachments', ${attachmentsJson('d.query_id = m.query_id and d.query_message_id = m.message_id')})`;

const toEntry = (stored: Stored): ThreadEntry => ({
  ...stored,
  body: readRichText(stored.text),
  createdAt: new Date(stored.createdAt).toISOString(),
  editedAt: stored.editedAt === null ? null : new Date(stored.editedAt).toISOString(),
});

/** One message as it stands. */
export async function findMessage(db: Queryable, messageId: string): Promise<ThreadEntry> {
  const { rows } = await db.execute<{ entry: Stored }>(sql`
    select ${messageJson} as entry from mentor_query_messages m join mentor_queries q using (query_id)
    where m.message_id = ${messageId}`);
  if (!rows[0]) throw refuse('NOT_FOUND', 'There is no such message.');
  return toEntry(rows[0].entry);
}

/**
 * What was written under a query, oldest first, 20 a page with the whole count (API-175, API-176).
 * @throws Refusal LOCKED, NOT_FOUND
 */
export async function readThread(
  deps: Deps,
  caller: Member,
  side: Side,
  { queryId, pageNo }: { queryId: string; pageNo: number },
): Promise<{ queryId: string; thread: ThreadEntry[]; total: number }> {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const { rows } = await deps.db.execute<{ total: number; thread: Stored[] }>(sql`
    select (select count(*)::int from mentor_query_messages m where m.query_id = q.query_id) as total,
      coalesce((select json_agg(${messageJson} order by m.created_at, m.message_id)
        from (select * from mentor_query_messages where query_id = q.query_id
          order by created_at, message_id limit ${PAGE_SIZE} offset ${pageNo * PAGE_SIZE}) m), '[]') as thread
    from mentor_queries q where q.query_id = ${queryId} and ${visibleTo(side, cohortId, caller.userId)}`);
  const found = rows[0];
  if (!found) throw refuse('NOT_FOUND', 'There is no such query.');
  return { queryId, thread: found.thread.map(toEntry), total: found.total };
}
