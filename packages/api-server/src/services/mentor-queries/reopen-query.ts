import { mayReopen, REOPEN_DAYS } from '@plinth/domain/mentor-queries/may-reopen';
import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { insertNotification } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { guidesToTell } from './guides-to-tell.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * The asker puts a query before the mentors again: an answered one always, a resolved one within seven days. A repeat
 * answers the same. The turn-around time stays that of the first answer. The guides it belongs to are told.
 * @throws Refusal LOCKED, NOT_FOUND, CONFLICT resolved longer ago
 */
export async function reopenQuery(deps: Deps, caller: Member, queryId: string) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      state: QueryState;
      title: string;
      resolved_at: Date | string | null;
    }>(sql`
      select state, title, resolved_at from mentor_queries
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
      const told = insertNotification(
        {
          category: 'REPLY',
          key: `reopened:${queryId}:${now.toISOString()}`,
          title: 'A query was opened again',
          text: found.title,
          href: guideQueryPath(cohortId, queryId),
          at: now,
        },
        guidesToTell(sql`reopened`),
      );
      await tx.execute(sql`
        with reopened as (
          update mentor_queries set state = 'UNANSWERED', resolved_at = null, last_activity_at = ${now},
            last_actor_id = ${caller.userId} where query_id = ${queryId} returning *
        ) ${told}`);
    }
    return { query: { state: 'UNANSWERED' as const } };
  });
}
