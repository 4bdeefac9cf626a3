import { planDiscountAt } from '@plinth/domain/orders/apply-plan-discount';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders, ownOrders } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { plansOfOrder } from '../orders/plans-of-order.ts';
import { projectPlan } from '../orders/project-order.ts';
import { refuse } from '../refusal.ts';

/** The plan of an order by its token, as it would be paid now. @throws Refusal NOT_FOUND, CONFLICT */
export function reviewPlan(deps: Deps, orderToken: string) {
  return review(deps, eq(orders.tokenHash, hashToken(orderToken)));
}

/**
 * The same of an own order, with the plan it has or another one. Writes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT order closed, BAD_REQUEST plan not offered
 */
export function reviewOwnPlan(
  deps: Deps,
  caller: Caller,
  { orderId, planType }: { orderId: string; planType?: PaymentPlan | undefined },
) {
  return review(deps, and(eq(orders.orderId, orderId), ownOrders(caller)), planType);
}

async function review(deps: Deps, where: SQL | undefined, planType?: PaymentPlan) {
  const [order] = await loadOrders(deps.db, where, 1);
  if (!order) throw refuse('NOT_FOUND', 'There is no such order.');
  const now = deps.now();
  assertOrderOpen(order, now);
  if (planType && !plansOfOrder(order, deps.settings).includes(planType))
    throw refuse('BAD_REQUEST', 'This plan is not offered for this order.');
  const deadline = order.planDiscountDeadLine?.toISOString() ?? null;
  const discount = planDiscountAt(
    order.listPrice - order.scholarship,
    { planDiscount: order.planDiscount, planDiscountDeadLine: deadline },
    now.toISOString(),
  );
  return {
    ...projectPlan(order, now, planType),
    discount: { amount: order.planDiscount, deadline, applies: discount > 0 },
  };
}

/** The plan of an own order and the ones it could have. @throws Refusal NOT_FOUND */
export async function readPlan(deps: Deps, caller: Caller, orderId: string) {
  const [order] = await loadOrders(deps.db, and(eq(orders.orderId, orderId), ownOrders(caller)), 1);
  if (!order) throw refuse('NOT_FOUND', 'You have no such order.');
  const { planType, lines, instalments } = projectPlan(order, deps.now());
  return {
    orderPlan: { planType, lines, instalments },
    availablePlans: plansOfOrder(order, deps.settings),
  };
}
