import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { reconcileForReading } from '../payments/reconcile-order.ts';
import { refuse } from '../refusal.ts';
import { findRewardForOrder } from './find-reward-for-order.ts';
import { loadOrders, ownOrders } from './load-orders.ts';
import { projectOrder, projectOrderSummary } from './project-order.ts';
import { receiptOfOrder } from './receipt-of-order.ts';

async function findOwnOrder(deps: Deps, caller: Caller, orderId: string) {
  const [order] = await loadOrders(deps.db, and(eq(orders.orderId, orderId), ownOrders(caller)), 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  return order;
}

/** Returns a summary of the caller's own order. @throws Refusal NOT_FOUND for an unknown or foreign one */
export async function readOwnOrderSummary(deps: Deps, caller: Caller, orderId: string) {
  return { order: projectOrderSummary(await findOwnOrder(deps, caller, orderId), deps.now()) };
}

/**
 * Returns the caller's own order with its plan and payments, after querying the provider about open payments;
 * isPaymentFail means that the last payment attempt failed. @throws Refusal NOT_FOUND for an unknown or foreign one
 */
export async function readOwnOrder(deps: Deps, caller: Caller, orderId: string) {
  const order = await reconcileForReading(deps, await findOwnOrder(deps, caller, orderId));
  const isPaymentFail = order.attempts.at(-1)?.status === 'FAILED';
  const reward = await findRewardForOrder(deps, order);
  const receipt = receiptOfOrder(order, deps.now());
  return {
    order: {
      ...projectOrder(order, deps.now(), deps),
      ...(reward ? { reward } : {}),
      ...(receipt ? { receipt } : {}),
      isPaymentFail,
    },
  };
}
