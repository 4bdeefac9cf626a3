import { and, eq, notInArray } from 'drizzle-orm';
import { cohortGroups, cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { lockCohort } from './lock-cohort.ts';
import { notifyOfGroups } from './notify-of-groups.ts';
import { requireRole } from './require-role.ts';
import { watchGuides } from './watch-guides.ts';

type Assignment = { cohortId: string; groupId: string; guideId: string | null; seen: string | null };

/**
 * Assigns a guide to a group, or removes it. Hand-ins follow the group automatically; unresolved queries of its
 * learners pass from the previous guide to the successor. What was reviewed and answered stays with the guide who did
 * it.
 * @param seen the guide that was shown when it was decided
 * @returns how many queries the successor has taken over
 * @throws Refusal NOT_FOUND; CONFLICT not a guide any more, or changed since
 */
export async function assignGroupGuide(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, groupId, guideId, seen }: Assignment,
): Promise<{ queries: number }> {
  return db.transaction(async (tx) => {
    if (guideId !== null) await requireRole(tx, guideId, 'INDUSTRIAL_GUIDE');
    await lockCohort(tx, cohortId);
    const [group] = await tx
      .select()
      .from(cohortGroups)
      .where(and(eq(cohortGroups.cohortId, cohortId), eq(cohortGroups.groupId, groupId)));
    if (!group) throw refuse('NOT_FOUND', 'Group not found in this cohort.');
    if (group.guideId === guideId) return { queries: 0 };
    if (group.guideId !== seen)
      throw refuse('CONFLICT', 'Someone else has just changed the guide. Check it again.');
    if (guideId !== null)
      await tx
        .insert(cohortMentors)
        .values({ cohortId, userId: guideId, role: 'INDUSTRIAL_GUIDE' })
        .onConflictDoNothing();
    const at = now();
    const learners = await tx
      .select({ cohortId: enrolments.cohortId, userId: enrolments.userId })
      .from(enrolments)
      .where(
        and(eq(enrolments.groupId, groupId), notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED'])),
      );
    const passOn = await watchGuides(tx, learners);
    await tx.update(cohortGroups).set({ guideId }).where(eq(cohortGroups.groupId, groupId));
    const queries = await passOn(at);
    await notifyOfGroups(tx, {
      cohortId,
      userIds: learners.map(({ userId }) => userId),
      guideIds: [group.guideId, guideId].flatMap((one) => one ?? []),
      at,
    });
    await recordAudit(tx, at, act, {
      action: 'groups.guide',
      subjectId: guideId ?? group.guideId,
      details: { cohortId, group: group.title, queries },
      before: { guideId: group.guideId },
      after: { guideId },
    });
    return { queries };
  });
}
