import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { eq } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { applyPlan } from '../orders/apply-plan.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { plansOfOrder } from '../orders/plans-of-order.ts';
import { projectPlan } from '../orders/project-order.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { refuse } from '../refusal.ts';
import { followSettlement } from './follow-settlement.ts';

/**
 * Chooses the plan of an order. It may change until the first payment, but not while an EMI application is handed in,
 * because the partner assesses it for that plan.
 * @throws Refusal NOT_FOUND, BAD_REQUEST plan not offered, CONFLICT payment begun, EMI handed in, order closed or key
 * reused
 */
export async function choosePlan(
  deps: Deps,
  { orderToken, planType }: { orderToken: string; planType: PaymentPlan },
  key: string | undefined,
) {
  const { orderId, answer } = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.tokenHash, hashToken(orderToken)));
    if (!order) throw refuse('NOT_FOUND', 'We do not recognise this payment link.');
    const answer = await withIdempotency(
      tx,
      { scope: `payment-plan:${order.orderId}`, key, body: { planType }, now: deps.now() },
      async () => {
        assertOrderOpen(order, deps.now());
        if (order.attempts.some(({ status }) => status === 'SUCCEEDED'))
          throw refuse('CONFLICT', 'The plan has been fixed since the first payment.');
        if (planType !== order.planType && order.emiStatus && isEmiHandedIn(order.emiStatus))
          throw refuse(
            'CONFLICT',
            'Your EMI application is handed in. The plan can change again once it is sent back to you.',
            { emiStatus: order.emiStatus },
          );
        if (!plansOfOrder(order, deps.settings).includes(planType))
          throw refuse('BAD_REQUEST', 'This plan is not offered for this order.');
        const { plannedAt, total } = await applyPlan(tx, deps, order, planType);
        const planned = { ...order, planType, plannedAt: new Date(plannedAt), attempts: [] };
        const { lines, instalments } = projectPlan(planned, deps.now());
        return {
          orderPlan: { planType, lines, instalments },
          status: total === 0 ? ('PAYMENT_COMPLETED' as const) : ('PLAN_CREATED' as const),
        };
      },
    );
    return { orderId: order.orderId, answer };
  });
  followSettlement(deps, orderId);
  return answer;
}
