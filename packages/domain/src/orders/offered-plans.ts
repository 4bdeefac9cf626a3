import type { ProductCode } from '../catalog/product-code.ts';
import type { Currency } from '../money/currency.ts';
import { installmentPlanOf, type PaymentPlan } from './payment-plan.ts';

const OF_CURRENCY: Record<Currency, readonly PaymentPlan[]> = {
  INR: ['UPFRONT', 'UPFRONT_WITHOUT_BOOKING_AMOUNT', 'TWO_PART', 'EMI_WITH_DP', 'EMI_UPFRONT'],
  USD: [
    'UPFRONT',
    'UPFRONT_WITHOUT_BOOKING_AMOUNT',
    'TWO_PART',
    'AFFIRM_WITH_DP',
    'AFFIRM_UPFRONT',
    'STRIPE_PLAN',
  ],
};

/** Returns the plans offered for a product: EMI for INR only, buy now pay later for USD only. */
export function offeredPlans(productCode: ProductCode, currency: Currency): PaymentPlan[] {
  return [...OF_CURRENCY[currency], installmentPlanOf(productCode)];
}

/** The number of EMI partners offered, in INR only; their names are configuration. */
export const EMI_PARTNER_COUNT: Record<Currency, number> = { INR: 3, USD: 0 };
