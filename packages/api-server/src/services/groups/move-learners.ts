import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { lockCohort } from './lock-cohort.ts';
import { notifyOfGroups } from './notify-of-groups.ts';
import { watchGuides } from './watch-guides.ts';

type Move = { cohortId: string; userIds: string[]; groupId: string | null };

/**
 * Moves learners of a cohort into one of its groups, or out of any, with their unresolved queries, and notifies them and
 * the guides once. Learners already in that group stay. A paused place keeps its group and moves like the others; one
 * that waits for a seat has none yet.
 * @throws Refusal NOT_FOUND the group or a learner is none of the cohort's
 */
export async function moveLearners(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, userIds, groupId }: Move,
): Promise<{ moved: number }> {
  return db.transaction(async (tx) => {
    await lockCohort(tx, cohortId);
    const groups = await tx.select().from(cohortGroups).where(eq(cohortGroups.cohortId, cohortId));
    const target = groups.find((group) => group.groupId === groupId);
    if (groupId !== null && !target) throw refuse('NOT_FOUND', 'Group not found in this cohort.');
    const places = await tx
      .select({ userId: enrolments.userId, groupId: enrolments.groupId })
      .from(enrolments)
      .where(
        and(
          eq(enrolments.cohortId, cohortId),
          inArray(enrolments.userId, userIds),
          notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
          or(ne(enrolments.state, 'WAITING'), isNotNull(enrolments.groupId)),
        ),
      );
    if (places.length < new Set(userIds).size)
      throw refuse('NOT_FOUND', 'One of these people no longer has a seat in this cohort.');
    const movers = places.filter((place) => place.groupId !== groupId);
    if (movers.length === 0) return { moved: 0 };
    const moverIds = movers.map(({ userId }) => userId);
    const passOn = await watchGuides(
      tx,
      moverIds.map((userId) => ({ cohortId, userId })),
    );
    await tx
      .update(enrolments)
      .set({ groupId })
      .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.userId, moverIds)));
    const at = now();
    await passOn(at);
    const touched = new Set([groupId, ...movers.map((place) => place.groupId)]);
    await notifyOfGroups(tx, {
      cohortId,
      userIds: moverIds,
      guideIds: groups.flatMap((group) =>
        group.guideId && touched.has(group.groupId) ? [group.guideId] : [],
      ),
      at,
    });
    const titleOf = (id: string | null) => groups.find((group) => group.groupId === id)?.title ?? null;
    for (const place of movers)
      await recordAudit(tx, at, act, {
        action: 'groups.moved',
        subjectId: place.userId,
        details: { cohortId },
        before: { group: titleOf(place.groupId) },
        after: { group: titleOf(groupId) },
      });
    return { moved: movers.length };
  });
}
