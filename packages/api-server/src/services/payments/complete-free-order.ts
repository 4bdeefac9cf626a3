import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { admitPayer } from '../enrolments/admit-payer.ts';
import { type PayersSeat, payersSeat } from '../groups/payers-seat.ts';
import { seatLearner } from '../groups/seat-learner.ts';
import { watchGuides } from '../groups/watch-guides.ts';

/**
 * Completes an order that scholarship and discounts reduced to nothing: no charge, no invoice, one enrolment.
 * @returns what its buyer has got by it
 */
export async function completeFreeOrder(tx: Transaction, deps: Deps, orderId: string): Promise<PayersSeat> {
  const [order] = await tx
    .update(orders)
    .set({ status: 'PAYMENT_COMPLETED' })
    .where(eq(orders.orderId, orderId))
    .returning();
  if (!order) throw new Error('the order is not there');
  const { userId, cohortId, keepsSeat, madeAccountAt } = await admitPayer(tx, deps, order);
  const passOn = await watchGuides(tx, cohortId ? [{ cohortId, userId }] : []);
  const seating = cohortId ? await seatLearner(tx, deps, { cohortId, userId }, keepsSeat) : null;
  await passOn(deps.now());
  await tx.update(orders).set({ userId, cohortId, madeAccountAt }).where(eq(orders.orderId, orderId));
  if (order.applicationId)
    await tx
      .update(applications)
      .set({ status: 'PAYMENT_COMPLETED' })
      .where(eq(applications.applicationId, order.applicationId));
  return payersSeat(seating);
}
