import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { BotAnswer, CohortPerson, QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import type { Attachment } from '@plinth/domain/tips/tip';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { attachmentsJson } from './attachments.ts';
import { personJson } from './cohort-person.ts';
import { metaOfQuery } from './meta-of-query.ts';
import { type Side, visibleTo } from './query-side.ts';
import { requireOpenQueries } from './require-open-queries.ts';

type Row = {
  query_id: string;
  title: string;
  description: string;
  state: QueryState;
  namespace: Namespace;
  node_id: string | null;
  is_shared: boolean;
  created_at: Date | string;
  rating: number | null;
  rating_text: string | null;
  bot_answer: BotAnswer | null;
  asked_by: CohortPerson;
  assigned_ig: CohortPerson | null;
  attachments: Attachment[];
};

/** A query that the caller may see. @throws Refusal NOT_FOUND */
export async function findQuery(
  db: Queryable,
  { userId, membership }: Member,
  side: Side,
  which: SQL,
): Promise<QueryDetails> {
  const { rows } = await db.execute<Row>(sql`
    select q.query_id, q.title, q.description, q.state, q.namespace, q.node_id, q.is_shared, q.created_at, q.rating,
      q.rating_text, q.bot_answer, ${personJson('q.asked_by_id')} as asked_by,
      ${personJson('q.assigned_ig_id')} as assigned_ig,
      ${attachmentsJson('d.query_id = q.query_id and d.query_message_id is null')} as attachments
    from mentor_queries q where ${which} and ${visibleTo(side, membership.cohortId, userId)}`);
  const row = rows[0];
  if (!row) throw refuse('NOT_FOUND', 'There is no such query.');
  const isAsker = row.asked_by.userId === userId;
  return {
    queryId: row.query_id,
    title: row.title,
    description: row.description,
    attachments: row.attachments,
    state: row.state,
    meta: metaOfQuery(row.namespace, row.node_id),
    isShared: row.is_shared,
    queryCreatedAt: new Date(row.created_at).toISOString(),
    askedBy: row.asked_by,
    ...(row.assigned_ig ? { assignedIg: row.assigned_ig } : {}),
    ...(row.rating !== null && (isAsker || side === 'guide')
      ? { feedback: { rating: row.rating, ...(row.rating_text ? { text: row.rating_text } : {}) } }
      : {}),
    ...(row.bot_answer ? { botAnswer: row.bot_answer } : {}),
    canResolve: isAsker && row.state !== 'RESOLVED',
  };
}

export const byId = (queryId: string): SQL => sql`q.query_id = ${queryId}`;

/** A query in full (API-171, API-172). @throws Refusal LOCKED, NOT_FOUND */
export async function readQuery(
  deps: Deps,
  caller: Member,
  side: Side,
  queryId: string,
): Promise<{ query: QueryDetails }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  return { query: await findQuery(deps.db, caller, side, byId(queryId)) };
}
