import type { CohortPerson } from '@plinth/domain/mentor-queries/query-item';
import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { and, eq, sql } from 'drizzle-orm';
import { mentorQueries } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { findGuide } from './find-guide.ts';
import { requireOpenQueries } from './require-open-queries.ts';
import { holdUnresolved } from './update-query.ts';
import { withholdQueryMails } from './withhold-query-mails.ts';

/**
 * Assigns a query to a guide of the cohort and notifies the guide; pending mails about it, which those may get who had it
 * until now, are dropped. A repeat gets the same answer.
 * @throws Refusal LOCKED, NOT_FOUND, BAD_REQUEST not a guide of the cohort, CONFLICT resolved
 */
export async function assignGuide(
  deps: Deps,
  caller: Member,
  { queryId, userId }: { queryId: string; userId: string },
): Promise<{ query: { assignedIg: CohortPerson } }> {
  const { cohortId } = caller.membership;
  await requireOpenQueries(deps, cohortId);
  return deps.db.transaction(async (tx) => {
    await holdUnresolved(tx, cohortId, queryId);
    const assignedIg = await findGuide(tx, cohortId, userId);
    if (!assignedIg) throw refuse('BAD_REQUEST', 'A query can only be assigned to a guide of its cohort.');
    const [given] = await tx
      .update(mentorQueries)
      .set({ assignedIgId: userId })
      .where(
        and(
          eq(mentorQueries.queryId, queryId),
          sql`${mentorQueries.assignedIgId} is distinct from ${userId}`,
        ),
      )
      .returning({ title: mentorQueries.title });
    if (given) await withholdQueryMails(tx, { cohortId, queryIds: [queryId] });
    if (given && userId !== caller.userId)
      await notify(tx, {
        userIds: [userId],
        category: 'REPLY',
        key: `assigned:${queryId}:${deps.now().toISOString()}`,
        title: 'A query was assigned to you',
        text: given.title,
        href: guideQueryPath(cohortId, queryId),
        at: deps.now(),
      });
    return { query: { assignedIg } };
  });
}
