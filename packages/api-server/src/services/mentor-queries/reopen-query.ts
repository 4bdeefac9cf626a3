import { mayReopen, REOPEN_DAYS } from '@plinth/domain/mentor-queries/may-reopen';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * The asker puts a query before the mentors again: an answered one always, a resolved one within seven days. A repeat
 * answers the same. The turn-around time stays that of the first answer.
 * @throws Refusal LOCKED, NOT_FOUND, CONFLICT resolved longer ago
 */
export async function reopenQuery(deps: Deps, caller: Member, queryId: string) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ state: QueryState; resolved_at: Date | string | null }>(sql`
      select state, resolved_at from mentor_queries
      where query_id = ${queryId} and cohort_id = ${cohortId} and asked_by_id = ${caller.userId} for update`);
    const [found] = rows;
    if (!found) throw refuse('NOT_FOUND', 'There is no such query of yours.');
    const resolvedAt = found.resolved_at === null ? null : new Date(found.resolved_at).toISOString();
    if (found.state !== 'UNANSWERED') {
      if (!mayReopen({ state: found.state, resolvedAt, now: now.toISOString() }))
        throw refuse(
          'CONFLICT',
          `A resolved query can be opened again for ${REOPEN_DAYS} days. Ask a new one and name this one in it.`,
        );
      await tx.execute(sql`
        update mentor_queries set state = 'UNANSWERED', resolved_at = null, last_activity_at = ${now},
          last_actor_id = ${caller.userId} where query_id = ${queryId}`);
    }
    return { query: { state: 'UNANSWERED' as const } };
  });
}
