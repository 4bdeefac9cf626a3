import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { and, eq, gt, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups } from '../../db/schema/cohorts.ts';
import { liveSessions, mentorQueries } from '../../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import { overlapping } from '../evaluation-day/overlapping.ts';
import { refuse } from '../refusal.ts';

/** A mentor's open work in a cohort; hand-ins to review follow the groups. */
export type OpenWork = { groups: number; queries: number; sessions: number; interviews: number };

type HandOver = {
  cohortId: string;
  role: MentorRole;
  userId: string;
  successorId: string | null;
  now: Date;
};

async function handOverGroups(tx: Transaction, { cohortId, userId, successorId }: HandOver) {
  const groups = await tx
    .update(cohortGroups)
    .set({ guideId: successorId })
    .where(and(eq(cohortGroups.cohortId, cohortId), eq(cohortGroups.guideId, userId)))
    .returning({ groupId: cohortGroups.groupId });
  const queries = await tx
    .update(mentorQueries)
    .set({ assignedIgId: successorId })
    .where(
      and(
        eq(mentorQueries.cohortId, cohortId),
        eq(mentorQueries.assignedIgId, userId),
        ne(mentorQueries.state, 'RESOLVED'),
      ),
    )
    .returning({ queryId: mentorQueries.queryId });
  return { groups: groups.length, queries: queries.length };
}

/** The successor must be free at each of the times, in every cohort. @throws Refusal CONFLICT */
async function requireFree(
  tx: Transaction,
  { cohortId, successorId, times }: { cohortId: string; successorId: string; times: readonly Date[] },
) {
  // A closed slot of the same cohort and time counts too: there is only one of each guide.
  const near = times.map((time) =>
    or(overlapping(time), and(eq(evaluationSlots.cohortId, cohortId), eq(evaluationSlots.startDate, time))),
  );
  const [clash] = await tx
    .select({ startDate: evaluationSlots.startDate })
    .from(evaluationSlots)
    .where(and(eq(evaluationSlots.mentorId, successorId), or(...near)))
    .orderBy(evaluationSlots.startDate)
    .limit(1);
  if (clash)
    throw refuse(
      'CONFLICT',
      `Both have interviews of the evaluation day at the same time: one of the successor's begins on ${exactTime(clash.startDate.toISOString(), DEFAULT_TIMEZONE)}. Move one of these first.`,
    );
}

/**
 * Hands over upcoming interviews. They keep their times, so the successor must be free at each. @throws Refusal
 * CONFLICT
 */
async function handOverInterviews(tx: Transaction, { cohortId, userId, successorId, now }: HandOver) {
  const ahead = and(
    eq(evaluationSlots.cohortId, cohortId),
    eq(evaluationSlots.mentorId, userId),
    eq(evaluationSlots.status, 'ACTIVE'),
    gt(evaluationSlots.startDate, now),
  );
  const slots = await tx
    .select({ slotId: evaluationSlots.slotId, startDate: evaluationSlots.startDate })
    .from(evaluationSlots)
    .where(ahead);
  const slotIds = slots.map(({ slotId }) => slotId);
  const ledAhead = and(
    eq(interviews.cohortId, cohortId),
    eq(interviews.primaryMentorId, userId),
    ne(interviews.feedbackStatus, 'FEEDBACK_COMPLETED'),
  );
  if (slotIds.length === 0) return 0;
  if (successorId === null) return slotIds.length;
  await requireFree(tx, { cohortId, successorId, times: slots.map(({ startDate }) => startDate) });
  await tx
    .update(evaluationSlots)
    .set({ mentorId: successorId })
    .where(inArray(evaluationSlots.slotId, slotIds));
  await tx
    .update(interviews)
    .set({ primaryMentorId: successorId })
    .where(and(ledAhead, inArray(interviews.slotId, slotIds)));
  await tx.update(interviews).set({ mentorId: successorId }).where(inArray(interviews.slotId, slotIds));
  return slotIds.length;
}

async function handOverSessions(tx: Transaction, { cohortId, userId, successorId, now }: HandOver) {
  const sessions = await tx
    .update(liveSessions)
    .set({ mentorId: successorId })
    .where(
      and(
        eq(liveSessions.cohortId, cohortId),
        eq(liveSessions.mentorId, userId),
        gt(liveSessions.endDate, now),
        notInArray(liveSessions.sessionStatus, ['COMPLETED', 'RESCHEDULED']),
      ),
    )
    .returning({ liveSessionId: liveSessions.liveSessionId });
  return sessions.length;
}

/**
 * Hands over a mentor's open work in a cohort, or frees it if there is no successor: a guide's groups, unresolved
 * queries and upcoming interviews; a lead mentor's upcoming sessions.
 * @returns how much of each was open
 * @throws Refusal CONFLICT
 */
export async function handOverWork(tx: Transaction, work: HandOver): Promise<OpenWork> {
  if (work.role === 'LEAD_MENTOR')
    return { groups: 0, queries: 0, sessions: await handOverSessions(tx, work), interviews: 0 };
  return {
    ...(await handOverGroups(tx, work)),
    sessions: 0,
    interviews: await handOverInterviews(tx, work),
  };
}
