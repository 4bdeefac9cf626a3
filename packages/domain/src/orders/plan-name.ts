import type { GeneralPaymentPlan, PaymentPlan } from './payment-plan.ts';

const NAMES: Record<GeneralPaymentPlan, string> = {
  UPFRONT: 'Booking amount, then the rest',
  UPFRONT_WITHOUT_BOOKING_AMOUNT: 'All at once',
  TWO_PART: 'Booking amount and two instalments',
  EMI_WITH_DP: 'Booking amount, then EMI',
  EMI_UPFRONT: 'EMI',
  AFFIRM_WITH_DP: 'Booking amount, then pay later',
  AFFIRM_UPFRONT: 'Pay later',
  STRIPE_PLAN: 'Six monthly payments',
};

const isGeneral = (plan: PaymentPlan): plan is GeneralPaymentPlan => Object.hasOwn(NAMES, plan);

/**
 * Returns the name of a payment plan where it is chosen and paid; instalment plans have the same name for every
 * product.
 */
export const planName = (plan: PaymentPlan): string =>
  isGeneral(plan) ? NAMES[plan] : 'Booking amount and six instalments';
