import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';

const unknown = () => refuse('NOT_FOUND', 'There is no such query of yours.');

/** Closes the own query (API-180, QUERY-06); a repeat answers the same. @throws Refusal LOCKED, NOT_FOUND */
export async function resolveQuery(deps: Deps, caller: Member, queryId: string) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const { rowCount } = await deps.db.execute(sql`
    update mentor_queries set state = 'RESOLVED', resolved_at = coalesce(resolved_at, ${deps.now()}::timestamptz)
    where query_id = ${queryId} and cohort_id = ${cohortId} and asked_by_id = ${caller.userId}`);
  if (rowCount === 0) throw unknown();
  return { query: { state: 'RESOLVED' as const } };
}

/**
 * What the asker thinks of the answers (API-181): one for a query, the last word counts.
 * @throws Refusal LOCKED, NOT_FOUND, CONFLICT while it waits for an answer
 */
export async function saveQueryFeedback(
  deps: Deps,
  caller: Member,
  { queryId, rating, text = '' }: { queryId: string; rating: number; text?: string | undefined },
) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const { rows } = await deps.db.execute<{ is_answered: boolean }>(sql`
    with own as (
      select query_id, answered_at is not null and state <> 'UNANSWERED' as is_answered from mentor_queries
      where query_id = ${queryId} and cohort_id = ${cohortId} and asked_by_id = ${caller.userId}
    ), rated as (
      update mentor_queries q set rating = ${rating}, rating_text = nullif(${text}::text, '')
      from own where q.query_id = own.query_id and own.is_answered
    )
    select is_answered from own`);
  if (!rows[0]) throw unknown();
  if (!rows[0].is_answered) throw refuse('CONFLICT', 'This query is not answered yet.');
  return { saved: true as const };
}
