import { planDiscountAt } from '@plinth/domain/orders/apply-plan-discount';
import { extendedDate, isExtendable } from '@plinth/domain/orders/offer-deadlines';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { deadlines, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { type LoadedOrder, loadOrders, ownOrders } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { plansOfOrder } from '../orders/plans-of-order.ts';
import { projectPlan } from '../orders/project-order.ts';
import { refuse } from '../refusal.ts';

/** Returns the plan of an order by its token, as it would be paid now. @throws Refusal NOT_FOUND, CONFLICT */
export function reviewPlan(deps: Deps, orderToken: string) {
  return review(deps, eq(orders.tokenHash, hashToken(orderToken)));
}

/**
 * The same for the caller's own order, with its current plan or another one. Writes nothing.
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
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
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
  const extendsTo = discount > 0 ? await discountExtendsTo(deps, order) : null;
  return {
    ...projectPlan(order, now, planType),
    discount: {
      amount: order.planDiscount,
      deadline,
      applies: discount > 0,
      ...(extendsTo ? { extendsTo } : {}),
    },
  };
}

/** Returns the date the plan discount's deadline may be moved to; null when it may not, as after the one extension. */
async function discountExtendsTo({ db, now }: Deps, order: LoadedOrder): Promise<string | null> {
  if (order.applicationId === null) return null;
  const [row] = await db
    .select({ date: deadlines.date, extendedAt: deadlines.extendedAt })
    .from(deadlines)
    .where(
      and(eq(deadlines.applicationId, order.applicationId), eq(deadlines.deadlineType, 'PLAN_DISCOUNT')),
    );
  if (!row) return null;
  const deadline = {
    deadlineType: 'PLAN_DISCOUNT' as const,
    date: row.date.toISOString(),
    extendedAt: row.extendedAt?.toISOString() ?? null,
  };
  return isExtendable(deadline, order.status, now().toISOString()) ? extendedDate(deadline) : null;
}

/** Returns the plan of the caller's order and the plans it could have. @throws Refusal NOT_FOUND */
export async function readPlan(deps: Deps, caller: Caller, orderId: string) {
  const [order] = await loadOrders(deps.db, and(eq(orders.orderId, orderId), ownOrders(caller)), 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  const { planType, lines, instalments } = projectPlan(order, deps.now());
  return {
    orderPlan: { planType, lines, instalments },
    availablePlans: plansOfOrder(order, deps.settings),
  };
}
