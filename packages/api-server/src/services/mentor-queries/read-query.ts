import { mayReopen, reopenUntil } from '@plinth/domain/mentor-queries/may-reopen';
import type { QueryDetails } from '@plinth/domain/mentor-queries/query-item';
import { readRichText } from '@plinth/domain/rich-text/read-rich-text';
import type { Queryable } from '../../db/database.ts';
import { findQuery as findRow } from '../../db/queries/mentor-queries/find-query.ts';
import type { Side } from '../../db/queries/mentor-queries/visible-to.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { metaOfQuery } from './meta-of-query.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/** A query by its id, or one of the caller's by the clientId it was asked with. */
export type Named = { by: 'query_id' | 'client_id'; id: string };

/** Finds a query that the caller may see, at `now`. @throws Refusal NOT_FOUND */
export async function findQuery(
  db: Queryable,
  { userId, membership }: Member,
  { side, which, now }: { side: Side; which: Named; now: Date },
): Promise<QueryDetails> {
  const row = await findRow.first(db, { side, ...which, cohortId: membership.cohortId, userId });
  if (!row) throw refuse('NOT_FOUND', 'Query not found.');
  const isAsker = row.askedBy.userId === userId;
  const resolvedAt = row.resolvedAt?.toISOString() ?? null;
  const until = reopenUntil({ state: row.state, resolvedAt });
  const canReopen = isAsker && mayReopen({ state: row.state, resolvedAt, now: now.toISOString() });
  return {
    queryId: row.queryId,
    title: row.title,
    description: row.description,
    body: readRichText(row.description),
    attachments: row.attachments,
    state: row.state,
    meta: metaOfQuery(row.namespace, row.nodeId),
    isShared: row.isShared,
    queryCreatedAt: row.createdAt.toISOString(),
    askedBy: row.askedBy,
    ...(row.assignedIg ? { assignedIg: row.assignedIg } : {}),
    ...(row.rating !== null && (isAsker || side === 'guide')
      ? { feedback: { rating: row.rating, ...(row.ratingText ? { text: row.ratingText } : {}) } }
      : {}),
    ...(row.botAnswer ? { botAnswer: row.botAnswer } : {}),
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
    canRate: isAsker && row.isAnswered,
    ...(canReopen && until !== null ? { reopenUntil: until } : {}),
  };
}

export const byId = (queryId: string): Named => ({ by: 'query_id', id: queryId });

/** Returns a query in full. @throws Refusal LOCKED, NOT_FOUND */
export async function readQuery(
  deps: Deps,
  caller: Member,
  side: Side,
  queryId: string,
): Promise<{ query: QueryDetails }> {
  await requireOpenQueries(deps, caller.membership.cohortId);
  return { query: await findQuery(deps.db, caller, { side, which: byId(queryId), now: deps.now() }) };
}
