import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { applications, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { extendDeadlineOf } from '../course-applications/extend-deadline.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { extendInstalment } from './extend-instalment.ts';

type Wanted = { orderToken: string; deadlineType: 'PLAN_DISCOUNT' | 'PAYMENT' };

/**
 * Extends a deadline of an order once, by a length the server sets; a repeat returns the same. PAYMENT is the current
 * deadline: until the first payment the order's, then the due date of the next instalment.
 * @throws Refusal NOT_FOUND when the token is not of that order, CONFLICT not extendable
 */
export async function extendOrderDeadline(deps: Deps, orderId: string, { orderToken, deadlineType }: Wanted) {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(
      tx,
      and(eq(orders.orderId, orderId), eq(orders.tokenHash, hashToken(orderToken))),
    );
    if (!order) throw refuse('NOT_FOUND', 'This payment link is not of that order.');
    if (deadlineType === 'PAYMENT' && order.status === 'PAYMENT_ONGOING')
      return { deadlineType, deadline: await extendInstalment(tx, deps, order) };
    const [application] = order.applicationId
      ? await tx.select().from(applications).where(eq(applications.applicationId, order.applicationId))
      : [];
    if (!application || (deadlineType === 'PLAN_DISCOUNT' && order.planDiscount <= 0))
      throw refuse('CONFLICT', 'This order has no deadline that could be extended.');
    const extended = await extendDeadlineOf(
      tx,
      { application, status: order.status },
      deadlineType,
      deps.now(),
    );
    return { deadlineType, deadline: extended.deadline };
  });
}
