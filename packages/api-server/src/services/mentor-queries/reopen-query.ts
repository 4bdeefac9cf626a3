import { mayReopen, REOPEN_DAYS } from '@plinth/domain/mentor-queries/may-reopen';
import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { and, eq } from 'drizzle-orm';
import { reopen } from '../../db/queries/mentor-queries/reopen.ts';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { requireOpenQueries } from './require-open-queries.ts';

/**
 * Reopens a query for the mentors on behalf of its asker: an answered one always, a resolved one within seven days. A
 * repeat gets the same answer. The turn-around time remains that of the first answer. The guides responsible are
 * notified.
 * @throws Refusal LOCKED, NOT_FOUND, CONFLICT resolved longer ago
 */
export async function reopenQuery(deps: Deps, caller: Member, queryId: string) {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        state: mentorQueries.state,
        title: mentorQueries.title,
        resolvedAt: mentorQueries.resolvedAt,
      })
      .from(mentorQueries)
      .where(
        and(
          eq(mentorQueries.queryId, queryId),
          eq(mentorQueries.cohortId, cohortId),
          eq(mentorQueries.askedById, caller.userId),
        ),
      )
      .for('update');
    if (!found) throw refuse('NOT_FOUND', 'Query not found.');
    const resolvedAt = found.resolvedAt?.toISOString() ?? null;
    if (found.state !== 'UNANSWERED') {
      if (!mayReopen({ state: found.state, resolvedAt, now: now.toISOString() }))
        throw refuse(
          'CONFLICT',
          `A resolved query can be opened again for ${REOPEN_DAYS} days. Ask a new one and mention this one in it.`,
        );
      const reopened = await reopen.first(tx, { queryId, actorId: caller.userId, now });
      await notify(tx, {
        userIds: reopened?.guideIds ?? [],
        category: 'REPLY',
        key: `reopened:${queryId}:${now.toISOString()}`,
        title: 'A query was opened again',
        text: found.title,
        href: guideQueryPath(cohortId, queryId),
        at: now,
      });
    }
    return { query: { state: 'UNANSWERED' as const } };
  });
}
