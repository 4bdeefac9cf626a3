import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { and, arrayContains, eq, gt, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups, cohortMentors } from '../../db/schema/cohorts.ts';
import { liveSessions, mentorQueries } from '../../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfNewGuide } from '../evaluation-day/notify-of-new-guide.ts';
import { overlapping } from '../evaluation-day/overlapping.ts';
import { heldBy, readInterviews } from '../evaluation-day/read-interviews.ts';
import { withholdQueryMails } from '../mentor-queries/withhold-query-mails.ts';
import { refuse } from '../refusal.ts';

/** Interviews in which nothing is left for a guide to do, or nothing is arranged yet. */
const OVER: readonly InterviewStatus[] = ['ABSENT', 'MISSED', 'FEEDBACK_COMPLETED', 'SLOT_NOT_BOOKED'];

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
  await withholdQueryMails(tx, { cohortId, queryIds: queries.map(({ queryId }) => queryId) });
  return { groups: groups.length, queries: queries.length };
}

/** Locks the interviews of a guide, and returns those that are upcoming or whose feedback is not closed. */
async function openInterviews(tx: Transaction, { cohortId, userId, now }: HandOver) {
  const which = heldBy(userId);
  await tx
    .select({ userId: interviews.userId })
    .from(interviews)
    .where(and(eq(interviews.cohortId, cohortId), which))
    .orderBy(interviews.userId)
    .for('update');
  const held = await readInterviews(tx, { cohortId, which, now });
  return held.filter(({ isClosed, slotStatus }) => !isClosed && !OVER.includes(slotStatus));
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
 * Hands over upcoming interviews and those whose feedback is not closed yet. Upcoming ones keep their times, and their
 * learners are notified; past times stay with the guide who held them.
 * @throws Refusal CONFLICT the successor is not free
 */
async function handOverInterviews(deps: Pick<Deps, 'settings'>, tx: Transaction, work: HandOver) {
  const { cohortId, userId, successorId, now } = work;
  const open = await openInterviews(tx, work);
  const ahead = await tx
    .select({ slotId: evaluationSlots.slotId, startDate: evaluationSlots.startDate })
    .from(evaluationSlots)
    .where(
      and(
        eq(evaluationSlots.cohortId, cohortId),
        eq(evaluationSlots.mentorId, userId),
        eq(evaluationSlots.status, 'ACTIVE'),
        gt(evaluationSlots.startDate, now),
      ),
    );
  const slotIds = ahead.map(({ slotId }) => slotId);
  const others = open.filter(({ slotId }) => slotId === null || !slotIds.includes(slotId));
  const count = slotIds.length + others.length;
  if (count === 0 || successorId === null) return count;
  if (slotIds.length > 0) {
    await requireFree(tx, { cohortId, successorId, times: ahead.map(({ startDate }) => startDate) });
    await tx
      .update(evaluationSlots)
      .set({ mentorId: successorId })
      .where(inArray(evaluationSlots.slotId, slotIds));
  }
  const own = and(
    eq(interviews.cohortId, cohortId),
    or(
      inArray(interviews.slotId, slotIds),
      inArray(
        interviews.userId,
        others.map((interview) => interview.userId),
      ),
    ),
  );
  // Of an interview in another guide's slot only the lead passes on.
  await tx
    .update(interviews)
    .set({ primaryMentorId: successorId })
    .where(and(own, eq(interviews.primaryMentorId, userId)));
  await tx
    .update(interviews)
    .set({ mentorId: successorId })
    .where(and(own, eq(interviews.mentorId, userId)));
  await notifyOfNewGuide(deps, tx, { cohortId, userId, successorId, interviews: open, now });
  return count;
}

/**
 * Hands over upcoming sessions: those the mentor holds, and those they assist. Someone who stays in the cohort in their
 * other role keeps assisting, and a lead mentor keeps what they hold when they end only as a guide.
 */
async function handOverSessions(tx: Transaction, { cohortId, role, userId, successorId, now }: HandOver) {
  const isStaying =
    (await tx.$count(
      cohortMentors,
      and(
        eq(cohortMentors.cohortId, cohortId),
        eq(cohortMentors.userId, userId),
        ne(cohortMentors.role, role),
      ),
    )) > 0;
  if (isStaying && role === 'INDUSTRIAL_GUIDE') return 0;
  const sessions = await tx
    .select()
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.cohortId, cohortId),
        or(
          eq(liveSessions.mentorId, userId),
          isStaying ? undefined : arrayContains(liveSessions.guideIds, [userId]),
        ),
        gt(liveSessions.endDate, now),
        notInArray(liveSessions.sessionStatus, ['COMPLETED', 'RESCHEDULED']),
      ),
    )
    .for('update');
  for (const { liveSessionId, mentorId, guideIds } of sessions) {
    const holderId = mentorId === userId ? successorId : mentorId;
    const beside = guideIds.flatMap((id) => (id !== userId || isStaying ? id : (successorId ?? [])));
    await tx
      .update(liveSessions)
      .set({ mentorId: holderId, guideIds: [...new Set(beside)].filter((id) => id !== holderId) })
      .where(eq(liveSessions.liveSessionId, liveSessionId));
  }
  return sessions.length;
}

/**
 * Hands over a mentor's open work in a cohort, or frees it if there is no successor: the upcoming sessions, and a
 * guide's groups, unresolved queries, and interviews that are upcoming or whose feedback is not closed.
 * @returns how much of each was open
 * @throws Refusal CONFLICT
 */
export async function handOverWork(
  deps: Pick<Deps, 'settings'>,
  tx: Transaction,
  work: HandOver,
): Promise<OpenWork> {
  const isGuide = work.role === 'INDUSTRIAL_GUIDE';
  return {
    ...(isGuide ? await handOverGroups(tx, work) : { groups: 0, queries: 0 }),
    sessions: await handOverSessions(tx, work),
    interviews: isGuide ? await handOverInterviews(deps, tx, work) : 0,
  };
}
