/** A discount on an order with its deadline; amounts in minor units. */
export type PlanDiscount = { planDiscount: number | null; planDiscountDeadLine: string | null };

/**
 * Returns what a plan discount takes off an amount at a moment, in minor units: only if it is positive and its
 * deadline, if any, has not passed; the deadline instant itself still counts; never more than the amount.
 */
export function planDiscountAt(amount: number, discount: PlanDiscount, now: string): number {
  const { planDiscount, planDiscountDeadLine } = discount;
  if (planDiscount === null || planDiscount <= 0) return 0;
  if (planDiscountDeadLine !== null && Date.parse(now) > Date.parse(planDiscountDeadLine)) return 0;
  return Math.min(planDiscount, amount);
}

/** Returns an amount less its plan discount. */
export function applyPlanDiscount(amount: number, discount: PlanDiscount, now: string): number {
  return amount - planDiscountAt(amount, discount, now);
}
