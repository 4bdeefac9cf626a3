import type { ProductCode } from '../catalog/product-code.ts';
import { planDiscountAt } from './apply-plan-discount.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { calculatePlan, type PlanFacts } from './plan-calculator.ts';

/** The plan an order has until another is chosen. */
export const DEFAULT_PLAN: PaymentPlan = 'UPFRONT';

/** The pricing facts of an order; amounts in minor units, times ISO 8601 UTC. */
export type PricedOrder = Omit<PlanFacts, 'planType' | 'now'> & {
  productId: ProductCode;
  planType: PaymentPlan | null;
  /** When the chosen plan was computed; null before a choice. */
  plannedAt: string | null;
  /** Whether the plan is fixed: something was paid, or an application to an EMI partner is handed in for it. */
  isFixed: boolean;
};

/**
 * Returns the plan of an order at a moment, with the moment its dates count from. Once it is fixed it does not change.
 * Before that, a plan discount that expired or was granted since recomputes it; otherwise its due dates stay.
 */
export function planOfOrder(
  order: PricedOrder,
  now: string,
  planType?: PaymentPlan,
): ReturnType<typeof calculatePlan> & { plannedAt: string } {
  const wanted = planType ?? order.planType ?? DEFAULT_PLAN;
  const discountAt = (moment: string) => planDiscountAt(order.listPrice - order.scholarship, order, moment);
  const stands =
    order.plannedAt !== null &&
    wanted === order.planType &&
    (order.isFixed || discountAt(order.plannedAt) === discountAt(now));
  const plannedAt = stands && order.plannedAt !== null ? order.plannedAt : now;
  return { ...calculatePlan({ ...order, planType: wanted, now: plannedAt }), plannedAt };
}
