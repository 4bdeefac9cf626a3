import { and, arrayContains, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';

type Mentor = { cohortId: string; userId: string; now: Date };

/** When a mentor's next interview or live session in a cohort is; null if none is upcoming. */
export async function nextTimeWith(tx: Transaction, { cohortId, userId, now }: Mentor): Promise<Date | null> {
  const [next] = await union(
    tx
      .select({ at: evaluationSlots.startDate })
      .from(evaluationSlots)
      .innerJoin(interviews, eq(interviews.slotId, evaluationSlots.slotId))
      .where(
        and(
          eq(evaluationSlots.cohortId, cohortId),
          eq(evaluationSlots.mentorId, userId),
          gt(evaluationSlots.startDate, now),
        ),
      ),
    tx
      .select({ at: liveSessions.startDate })
      .from(liveSessions)
      .where(
        and(
          eq(liveSessions.cohortId, cohortId),
          or(eq(liveSessions.mentorId, userId), arrayContains(liveSessions.guideIds, [userId])),
          gt(liveSessions.startDate, now),
          notInArray(liveSessions.sessionStatus, ['COMPLETED', 'RESCHEDULED']),
        ),
      ),
  )
    .orderBy(sql`1`)
    .limit(1);
  return next?.at ?? null;
}
