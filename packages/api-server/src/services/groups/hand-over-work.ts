import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { and, eq, exists, gt, inArray, ne, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { cohortGroups } from '../../db/schema/cohorts.ts';
import { liveSessions, mentorQueries } from '../../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
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
  const slotIds = (
    await tx.select({ slotId: evaluationSlots.slotId }).from(evaluationSlots).where(ahead)
  ).map(({ slotId }) => slotId);
  const ledAhead = and(
    eq(interviews.cohortId, cohortId),
    eq(interviews.primaryMentorId, userId),
    ne(interviews.feedbackStatus, 'FEEDBACK_COMPLETED'),
  );
  if (slotIds.length === 0) return 0;
  if (successorId === null) return slotIds.length;
  const own = alias(evaluationSlots, 'own');
  const [clash] = await tx
    .select({ slotId: evaluationSlots.slotId })
    .from(evaluationSlots)
    .where(
      and(
        ahead,
        exists(
          tx
            .select({ slotId: own.slotId })
            .from(own)
            .where(
              and(
                eq(own.cohortId, cohortId),
                eq(own.mentorId, successorId),
                eq(own.startDate, evaluationSlots.startDate),
              ),
            ),
        ),
      ),
    )
    .limit(1);
  if (clash)
    throw refuse(
      'CONFLICT',
      'Both have interviews of the evaluation day at the same time. Move one of these first.',
    );
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
