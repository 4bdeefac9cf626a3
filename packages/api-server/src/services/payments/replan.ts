import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { applyPlan } from '../orders/apply-plan.ts';
import type { LoadedOrder } from '../orders/load-orders.ts';
import { planOf } from '../orders/order-facts.ts';

/**
 * Rewrites the instalments of a locked order if a plan discount has ended, or was granted, since its plan was made;
 * nothing once something is paid.
 */
export async function replan(tx: Transaction, deps: Deps, order: LoadedOrder): Promise<LoadedOrder> {
  const { planType, plannedAt } = order;
  const hasPaid = order.attempts.some(({ status }) => status === 'SUCCEEDED');
  if (planType === null || hasPaid) return order;
  if (planOf(order, deps.now()).plannedAt === plannedAt?.toISOString()) return order;
  const plan = await applyPlan(tx, deps, order, planType);
  return {
    ...order,
    plannedAt: new Date(plan.plannedAt),
    instalments: plan.instalments.map((one) => ({ ...one, seq: one.sequence, extendedAt: null })),
  };
}
