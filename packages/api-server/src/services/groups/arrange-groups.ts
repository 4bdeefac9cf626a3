import type { Arrangement } from '@plinth/domain/groups/plan-groups';
import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { lockCohort } from './lock-cohort.ts';
import { notifyOfGroups } from './notify-of-groups.ts';
import { watchGuides } from './watch-guides.ts';
import { workOutGroups } from './work-out-groups.ts';

/**
 * Makes or rebalances the groups of a cohort as shown in a preview, passes the unresolved queries of those moved on with
 * them, and notifies those concerned once.
 * @param stamp of the preview
 * @throws Refusal NOT_FOUND; CONFLICT the groups have changed since the preview
 */
export async function arrangeGroups(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, arrangement, stamp }: { cohortId: string; arrangement: Arrangement; stamp: string },
): Promise<{ made: number; moved: number }> {
  return db.transaction(async (tx) => {
    await lockCohort(tx, cohortId);
    const at = now();
    const plan = await workOutGroups(tx, at, cohortId, arrangement);
    if (plan.stamp !== stamp)
      throw refuse('CONFLICT', 'The groups have changed since this preview. Check it again.');
    const made = plan.groups.filter(({ groupId }) => groupId === null);
    if (made.length > 0)
      await tx.insert(cohortGroups).values(made.map(({ title }) => ({ groupId: uuidv7(), cohortId, title })));
    const groups = await tx.select().from(cohortGroups).where(eq(cohortGroups.cohortId, cohortId));
    const passOn = await watchGuides(
      tx,
      plan.moves.map(({ userId }) => ({ cohortId, userId })),
    );
    for (const { groupId, title } of groups) {
      const userIds = plan.moves.filter(({ to }) => to === title).map(({ userId }) => userId);
      if (userIds.length > 0)
        await tx
          .update(enrolments)
          .set({ groupId })
          .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.userId, userIds)));
    }
    if (made.length + plan.moves.length === 0) return { made: 0, moved: 0 };
    await passOn(at);
    const touched = new Set(plan.moves.flatMap(({ from, to }) => [from, to]));
    await notifyOfGroups(tx, {
      cohortId,
      userIds: plan.moves.map(({ userId }) => userId),
      guideIds: groups.flatMap(({ title, guideId }) => (guideId && touched.has(title) ? [guideId] : [])),
      at,
    });
    await recordAudit(tx, now(), act, {
      action: 'groups.arranged',
      details: { cohortId, arrangement },
      before: Object.fromEntries(
        plan.groups.filter(({ groupId }) => groupId).map(({ title, before }) => [title, before]),
      ),
      after: Object.fromEntries(plan.groups.map(({ title, after }) => [title, after])),
    });
    return { made: made.length, moved: plan.moves.length };
  });
}
