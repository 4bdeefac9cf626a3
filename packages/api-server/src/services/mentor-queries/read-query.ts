import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { AssistantTurn, BotAnswer } from '@plinth/domain/mentor-queries/assistant';
import { mayReopen, reopenUntil } from '@plinth/domain/mentor-queries/may-reopen';
import type { CohortPerson, QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
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
  is_answered: boolean;
  resolved_at: Date | string | null;
  bot_answer: BotAnswer | null;
  conversation: (AssistantTurn & { askedAt: string })[] | null;
  asked_by: CohortPerson;
  assigned_ig: CohortPerson | null;
  attachments: Attachment[];
};

/** What was asked of the course assistant before, as far as it was handed over with the query `q`. */
const conversationJson = sql`(select json_agg(json_build_object('turnId', t.turn_id, 'question', t.question,
    'answer', t.answer, 'askedAt', t.asked_at) order by t.asked_at, t.turn_id)
  from assistant_turns t where t.query_id = q.query_id)`;

/** A query that the caller may see, at `now`. @throws Refusal NOT_FOUND */
export async function findQuery(
  db: Queryable,
  { userId, membership }: Member,
  { side, which, now }: { side: Side; which: SQL; now: Date },
): Promise<QueryDetails> {
  const { rows } = await db.execute<Row>(sql`
    select q.query_id, q.title, q.description, q.state, q.namespace, q.node_id, q.is_shared, q.created_at, q.rating,
      q.rating_text, q.bot_answer, q.resolved_at,
      q.answered_at is not null and q.state <> 'UNANSWERED' as is_answered, ${conversationJson} as conversation, ${personJson('q.asked_by_id')} as asked_by,
      ${personJson('q.assigned_ig_id')} as assigned_ig,
      ${attachmentsJson('d.query_id = q.query_id and d.query_message_id is null')} as attachments
    from mentor_queries q where ${which} and ${visibleTo(side, membership.cohortId, userId)}`);
  const row = rows[0];
  if (!row) throw refuse('NOT_FOUND', 'There is no such query.');
  const isAsker = row.asked_by.userId === userId;
  const resolvedAt = row.resolved_at === null ? null : new Date(row.resolved_at).toISOString();
  const until = reopenUntil({ state: row.state, resolvedAt });
  const canReopen = isAsker && mayReopen({ state: row.state, resolvedAt, now: now.toISOString() });
  return {
    queryId: row.query_id,
    title: row.title,
    description: row.description,
    body: readRichText(row.description),
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
    ...(row.conversation && (isAsker || side === 'guide')
      ? {
          conversation: row.conversation.map((turn) => ({
            ...turn,
            askedAt: new Date(turn.askedAt).toISOString(),
          })),
        }
      : {}),
    canResolve: isAsker && row.state !== 'RESOLVED',
    canReopen,
    canRate: isAsker && row.is_answered,
    ...(canReopen && until !== null ? { reopenUntil: until } : {}),
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
  return { query: await findQuery(deps.db, caller, { side, which: byId(queryId), now: deps.now() }) };
}
