import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** The processing fee as it is shown with EMI plans; the partner sets the exact figure (PAY-07, CONST-25). */
export const EMI_PROCESSING_FEE_TEXT = '1-2%';

/** What the plan display says over and under the plans (PAY-13, PAY-14). */
export const FEW_SEATS_TEXT = 'Hurry! Only few seats left!';
export const INSTALMENTS_TEXT = 'You can also pay in easy instalments';

/** How many certificates a specialization ends with (CONST-26, CONST-27). */
export const CERTIFICATE_COUNT: Record<Currency, number> = { INR: 3, USD: 2 };

/** What a specialization brings (PAY-09..12). */
export function specializationBenefits(currency: Currency): string[] {
  return [
    'Industry standard portfolio',
    'Lifelong access to content',
    `${CERTIFICATE_COUNT[currency]} certificates`,
  ];
}

/** The processing fee shown with a plan: with EMI plans only (PAY-07). */
export function processingFeeText(plan: PaymentPlan): string | null {
  return plan === 'EMI_WITH_DP' || plan === 'EMI_UPFRONT' ? EMI_PROCESSING_FEE_TEXT : null;
}
