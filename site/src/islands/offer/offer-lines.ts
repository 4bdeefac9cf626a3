import { applyPlanDiscount, planDiscountAt } from '@plinth/domain/orders/apply-plan-discount';
import type { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import type { Offer } from '../../api/client.ts';

/** Returns the price of an offer as lines; a plan discount counts only while it lasts. */
export function offerLines(offer: Offer, now: string): PlanAmount[] {
  const afterWaiver = offer.amount - offer.scholarship;
  const lines: PlanAmount[] = [
    { key: 'ORIGINAL_PRICE', amount: offer.amount },
    { key: 'SCHOLARSHIP_WAIVER', amount: offer.scholarship },
    { key: 'PLAN_DISCOUNT', amount: planDiscountAt(afterWaiver, offer, now) },
    { key: 'FINAL_COURSE_FEES', amount: applyPlanDiscount(afterWaiver, offer, now) },
  ];
  return lines.filter(
    ({ key, amount }) => amount > 0 || key === 'ORIGINAL_PRICE' || key === 'FINAL_COURSE_FEES',
  );
}
