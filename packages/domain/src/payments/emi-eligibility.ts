import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from '../orders/payment-plan.ts';
import type { PaymentType } from '../orders/payment-type.ts';
import { type EmiStatus, isEmiHandedIn } from './emi-status.ts';

/** Whether an order is paid through an EMI partner: an EMI plan, in INR. */
export function isPaidByEmi(order: { planType: PaymentPlan | null; currency: Currency }): boolean {
  return order.currency === 'INR' && (order.planType === 'EMI_WITH_DP' || order.planType === 'EMI_UPFRONT');
}

/** Whether a payment of an order is paid out by the EMI partner: all but the booking amount. */
export function isPartnersPart(
  order: { planType: PaymentPlan | null; currency: Currency },
  paymentType: PaymentType,
): boolean {
  return isPaidByEmi(order) && paymentType !== 'DOWN_PAYMENT';
}

/**
 * Whether a payment is waiting for the EMI partner: its application is submitted, so the payer must not pay it as well.
 * Once sent back, or declined by the partner, the payment is up to the payer again.
 */
export function isWithPartner(
  order: { planType: PaymentPlan | null; currency: Currency; emiStatus: EmiStatus | null },
  paymentType: PaymentType,
): boolean {
  return order.emiStatus !== null && isEmiHandedIn(order.emiStatus) && isPartnersPart(order, paymentType);
}
