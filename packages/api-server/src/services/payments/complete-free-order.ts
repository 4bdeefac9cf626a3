import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { admitPayer } from '../enrolments/admit-payer.ts';
import { seatLearner } from '../groups/seat-learner.ts';

/** Completes an order that scholarship and discounts reduced to nothing: no charge, no invoice, one enrolment. */
export async function completeFreeOrder(tx: Transaction, deps: Deps, orderId: string): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ status: 'PAYMENT_COMPLETED' })
    .where(eq(orders.orderId, orderId))
    .returning();
  if (!order) return;
  const { userId, cohortId, keepsSeat, madeAccountAt } = await admitPayer(tx, deps, order);
  if (cohortId) await seatLearner(tx, deps, { cohortId, userId }, keepsSeat);
  await tx.update(orders).set({ userId, cohortId, madeAccountAt }).where(eq(orders.orderId, orderId));
  if (order.applicationId)
    await tx
      .update(applications)
      .set({ status: 'PAYMENT_COMPLETED' })
      .where(eq(applications.applicationId, order.applicationId));
}
