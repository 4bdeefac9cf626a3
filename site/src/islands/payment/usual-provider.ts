import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import type { PaymentType } from '@plinth/domain/orders/payment-type';

/** Returns the default provider for a payment of a plan: what the plan pays later goes to that provider. */
export function usualProvider(plan: PaymentPlan, paymentType: PaymentType | undefined): PaymentProvider {
  const isPaidLater = plan === 'AFFIRM_UPFRONT' || plan === 'AFFIRM_WITH_DP';
  return isPaidLater && paymentType === 'FULL_PAYMENT' ? 'PAY_LATER' : 'CARD';
}
