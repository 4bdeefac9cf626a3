import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../db/schema/accounts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';

type StaffSlot = {
  slotId: string;
  startDate: Date;
  guide: string;
  state: 'open' | 'closed' | 'booked' | 'past';
  /** The address of the account that booked it. */
  learner: string | null;
};

/** Lists every slot of a cohort with its guide and who booked it, by start. @throws Refusal NOT_FOUND no such cohort */
export async function listStaffSlots(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cohort: BatchName,
): Promise<StaffSlot[]> {
  return db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    const guide = alias(users, 'guide');
    const learner = alias(users, 'learner');
    const rows = await tx
      .select({
        slotId: evaluationSlots.slotId,
        startDate: evaluationSlots.startDate,
        status: evaluationSlots.status,
        guide: guide.emailId,
        learner: learner.emailId,
      })
      .from(evaluationSlots)
      .innerJoin(guide, eq(guide.userId, evaluationSlots.mentorId))
      .leftJoin(interviews, eq(interviews.slotId, evaluationSlots.slotId))
      .leftJoin(learner, eq(learner.userId, interviews.userId))
      .where(eq(evaluationSlots.cohortId, cohortId))
      .orderBy(evaluationSlots.startDate, evaluationSlots.slotId);
    const at = now();
    const stateOf = (slot: (typeof rows)[number]): StaffSlot['state'] => {
      if (slot.learner !== null) return 'booked';
      if (slot.status === 'INACTIVE') return 'closed';
      return slot.startDate <= at ? 'past' : 'open';
    };
    return rows.map(({ status, ...slot }) => ({ ...slot, state: stateOf({ status, ...slot }) }));
  });
}
