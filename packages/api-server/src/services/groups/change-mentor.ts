import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups, cohortMentors, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { notifyOfMoment } from '../notifications/notify-of-moment.ts';
import { refuse } from '../refusal.ts';
import { handOverWork, type OpenWork } from './hand-over-work.ts';
import { lockCohort } from './lock-cohort.ts';
import { nextTimeWith } from './next-time-with.ts';
import { notifyOfGroups } from './notify-of-groups.ts';
import { requireRole } from './require-role.ts';

type Change = { cohortId: string; role: MentorRole; userId: string | null; successorId: string | null };

const NOTHING: OpenWork = { groups: 0, queries: 0, sessions: 0, interviews: 0 };
const TITLES: Record<MentorRole, string> = { INDUSTRIAL_GUIDE: 'guide', LEAD_MENTOR: 'lead mentor' };

const isIdle = (work: OpenWork) => Object.values(work).every((count) => count === 0);

const learnersOf = async (tx: Transaction, cohortId: string, guideId: string) =>
  (
    await tx
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .innerJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
      .where(and(eq(cohortGroups.cohortId, cohortId), eq(cohortGroups.guideId, guideId)))
  ).map(({ userId }) => userId);

/**
 * Assigns a guide or lead mentor to a cohort (`userId` null), replaces one, or ends an assignment (`successorId` null).
 * The successor takes over everything open; completed work stays with the mentor who did it, and so do the earnings
 * from it. An assignment with open work can only be ended by naming a successor.
 * @returns how much went to the successor
 * @throws Refusal NOT_FOUND; CONFLICT does not hold the role, open work would be left without a mentor, or dates clash
 */
export async function changeMentor(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { cohortId, role, userId, successorId }: Change,
): Promise<OpenWork> {
  return db.transaction(async (tx) => {
    if (successorId !== null) await requireRole(tx, successorId, role);
    const cohort = await lockCohort(tx, cohortId);
    const at = now();
    const isOf = (person: string) =>
      and(
        eq(cohortMentors.cohortId, cohortId),
        eq(cohortMentors.userId, person),
        eq(cohortMentors.role, role),
      );
    const [outgoing] = userId === null ? [] : await tx.select().from(cohortMentors).where(isOf(userId));
    if (userId !== null && !outgoing)
      throw refuse('NOT_FOUND', `They are not a ${TITLES[role]} of this cohort.`);
    const before = successorId === null ? 0 : await tx.$count(cohortMentors, isOf(successorId));
    if (successorId !== null)
      await tx
        .insert(cohortMentors)
        .values({ cohortId, userId: successorId, role, isPrimaryMentor: outgoing?.isPrimaryMentor ?? false })
        .onConflictDoNothing();
    const learners =
      userId !== null && role === 'INDUSTRIAL_GUIDE' ? await learnersOf(tx, cohortId, userId) : [];
    const work =
      userId === null
        ? NOTHING
        : await handOverWork({ settings }, tx, { cohortId, role, userId, successorId, now: at });
    if (userId !== null && successorId === null && !isIdle(work))
      throw refuse(
        'CONFLICT',
        `Name who takes over: ${work.groups} groups, ${work.queries} queries, ${work.sessions} sessions and ${work.interviews} interviews are still with them.`,
      );
    if (userId !== null) await tx.delete(cohortMentors).where(isOf(userId));
    if (userId === null && before > 0) return NOTHING;
    if (successorId !== null)
      await notifyOfMoment({ settings }, tx, {
        userIds: [successorId],
        category: 'ANNOUNCEMENT',
        key: `mentor:${cohortId}:${role}:${at.toISOString()}`,
        title: `You are ${TITLES[role]} of ${cohort.courseTitle}, cohort ${cohort.batchNumber}`,
        text: () =>
          userId === null ? 'Your hub shows the cohort.' : 'Everything that was open is now yours.',
        href: areaPagePath(role === 'LEAD_MENTOR' ? 'lm' : 'mentor', cohortId, 'dashboard'),
        at,
        about: await nextTimeWith(tx, { cohortId, userId: successorId, now: at }),
      });
    if (userId !== null)
      await notify(tx, {
        userIds: [userId],
        category: 'ANNOUNCEMENT',
        key: `mentor-ended:${cohortId}:${role}:${at.toISOString()}`,
        title: `You are no longer ${TITLES[role]} of ${cohort.courseTitle}, cohort ${cohort.batchNumber}`,
        text: 'What you have done there stays yours, and so do your earnings from it.',
        href: role === 'LEAD_MENTOR' ? '/mentor-hub' : '/ig-hub',
        at,
      });
    await notifyOfGroups(tx, { cohortId, userIds: learners, guideIds: [], at });
    await recordAudit(tx, now(), act, {
      action: 'cohort.mentor',
      subjectId: successorId ?? userId,
      details: { cohortId, role, ...work },
      before: { userId },
      after: { userId: successorId },
    });
    return work;
  });
}
