import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { dropOvertaken } from '../../db/queries/enrolments/drop-overtaken.ts';
import { keepAttended } from '../../db/queries/enrolments/keep-attended.ts';
import { LEARNING_TABLES, moveLearning } from '../../db/queries/enrolments/move-learning.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { paymentBlocks } from '../../db/schema/money.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Place } from './load-places.ts';

/**
 * Creates the place in the other cohort, and takes along what belongs to the learner and not to the cohort: the paid
 * order, a pause, a block for money, and, if the course is the same, the progress in it. Questions to mentors stay.
 */
export async function transferPlace(
  tx: Transaction,
  { enrolment, orders: owned, isSameCourse }: Place,
  { toCohortId, state, now }: { toCohortId: string; state: CohortUserState; now: Date },
): Promise<void> {
  const { enrolmentId, userId, cohortId } = enrolment;
  const [old] = await tx.select().from(enrolments).where(eq(enrolments.enrolmentId, enrolmentId));
  if (!old) throw new Error('a place that is locked is gone');
  const course = isSameCourse
    ? { cohortOnboardingStatus: old.cohortOnboardingStatus, electives: old.electives }
    : {};
  const kept = {
    state,
    pausedAt: old.pausedAt,
    groupId: null,
    showCoachmarks: old.showCoachmarks,
    capstoneCoachmarksViewed: old.capstoneCoachmarksViewed,
    queriesOnboardingDone: old.queriesOnboardingDone,
    queriesCoachMarksViewed: old.queriesCoachMarksViewed,
    ...course,
  };
  const [place] = await tx
    .insert(enrolments)
    .values({ userId, cohortId: toCohortId, enrolledAt: now, ...kept })
    .onConflictDoUpdate({ target: [enrolments.cohortId, enrolments.userId], set: kept })
    .returning({ enrolmentId: enrolments.enrolmentId });
  if (!place) throw new Error('no place was written');
  await tx
    .update(paymentBlocks)
    .set({ enrolmentId: place.enrolmentId })
    .where(eq(paymentBlocks.enrolmentId, enrolmentId));
  const orderIds = owned.map(({ orderId }) => orderId);
  if (orderIds.length > 0)
    await tx
      .update(orders)
      .set({ cohortId: toCohortId })
      .where(and(inArray(orders.orderId, orderIds), notInArray(orders.status, ['EXPIRED', 'CANCELLED'])));
  if (!isSameCourse) return;
  const way = { userId, from: cohortId, to: toCohortId };
  await keepAttended.run(tx, { userId, from: cohortId, now });
  await dropOvertaken.run(tx, way);
  for (const table of LEARNING_TABLES) await moveLearning.run(tx, { table, ...way });
  await tx
    .update(documents)
    .set({ cohortId: toCohortId })
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.cohortId, cohortId),
        inArray(documents.kind, ['FORM', 'SUBMISSION']),
      ),
    );
}
