import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** The processing fee as it is shown with EMI plans; the partner sets the exact figure. */
export const EMI_PROCESSING_FEE_TEXT = '1-2%';

/** How many seats of a cohort are few. */
export const FEW_SEATS = 5;

/** What the plan display says over the plans while few seats are left, and under them. */
export const FEW_SEATS_TEXT = 'Hurry! Only few seats left!';
export const INSTALMENTS_TEXT = 'You can also pay in easy instalments';

/** How many certificates a specialization ends with. */
export const CERTIFICATE_COUNT: Record<Currency, number> = { INR: 3, USD: 2 };

/** What a specialization brings. */
export function specializationBenefits(currency: Currency): string[] {
  return [
    'Industry standard portfolio',
    'Lifelong access to content',
    `${CERTIFICATE_COUNT[currency]} certificates`,
  ];
}

/** The processing fee shown with a plan: with EMI plans only. */
export function processingFeeText(plan: PaymentPlan): string | null {
  return plan === 'EMI_WITH_DP' || plan === 'EMI_UPFRONT' ? EMI_PROCESSING_FEE_TEXT : null;
}
