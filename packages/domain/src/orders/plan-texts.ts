import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** The processing fee shown with EMI plans; the partner sets the exact figure. */
export const EMI_PROCESSING_FEE_TEXT = '1-2%';

/** Up to this number, the remaining seats of a cohort count as few. */
export const FEW_SEATS = 5;

/** The text shown above the plans while few seats are left, and the text below them. */
export const FEW_SEATS_TEXT = 'Hurry! Only few seats left!';
export const INSTALMENTS_TEXT = 'You can also pay in easy instalments';

/** The number of certificates a specialization leads to. */
export const CERTIFICATE_COUNT: Record<Currency, number> = { INR: 3, USD: 2 };

/** Lists the benefits of a specialization. */
export function specializationBenefits(currency: Currency): string[] {
  return [
    'Industry standard portfolio',
    'Lifelong access to content',
    `${CERTIFICATE_COUNT[currency]} certificates`,
  ];
}

/** Returns the processing fee shown with a plan: with EMI plans only. */
export function processingFeeText(plan: PaymentPlan): string | null {
  return plan === 'EMI_WITH_DP' || plan === 'EMI_UPFRONT' ? EMI_PROCESSING_FEE_TEXT : null;
}
