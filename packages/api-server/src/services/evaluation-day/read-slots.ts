import type { Slot } from '@plinth/domain/evaluation-day/slot';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';

/** A slot as it can be booked now: not if taken or past, whatever its stored status. */
export type OpenedSlot = {
  slotId: string;
  startDate: Date;
  mentorId: string;
  status: Slot['status'];
  takenById: string | null;
};

/**
 * Reads the slots of a cohort by start.
 * @param which filter by columns of the slot and of the interview that took it
 */
export async function readSlots(
  db: Queryable,
  { cohortId, which, now }: { cohortId: string; which?: SQL | undefined; now: Date },
): Promise<OpenedSlot[]> {
  const rows = await db
    .select({
      slotId: evaluationSlots.slotId,
      startDate: evaluationSlots.startDate,
      mentorId: evaluationSlots.mentorId,
      status: evaluationSlots.status,
      takenById: interviews.userId,
    })
    .from(evaluationSlots)
    .leftJoin(interviews, eq(interviews.slotId, evaluationSlots.slotId))
    .where(and(eq(evaluationSlots.cohortId, cohortId), which))
    .orderBy(evaluationSlots.startDate, evaluationSlots.slotId);
  return rows.map((slot) => ({
    ...slot,
    status: slot.takenById === null && slot.startDate > now ? slot.status : 'INACTIVE',
  }));
}

export const toSlot = ({ slotId, startDate, status }: OpenedSlot): Slot => ({
  slotId,
  startDate: startDate.toISOString(),
  status,
});
