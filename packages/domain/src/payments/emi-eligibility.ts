import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from '../orders/payment-plan.ts';
import type { PaymentType } from '../orders/payment-type.ts';
import { type EmiStatus, isEmiHandedIn } from './emi-status.ts';

/** Whether an order is paid through an EMI partner: an EMI plan, in INR. */
export function isPaidByEmi(order: { planType: PaymentPlan | null; currency: Currency }): boolean {
  return order.currency === 'INR' && (order.planType === 'EMI_WITH_DP' || order.planType === 'EMI_UPFRONT');
}

/** Whether a payment of an order is the one that the EMI partner pays out: all but the booking amount. */
export function isPartnersPart(
  order: { planType: PaymentPlan | null; currency: Currency },
  paymentType: PaymentType,
): boolean {
  return isPaidByEmi(order) && paymentType !== 'DOWN_PAYMENT';
}

/**
 * Whether a payment waits for the EMI partner: its application is handed in, so that the payer must not pay it as well.
 * Sent back, or declined by the partner, it is the payer's again.
 */
export function isWithPartner(
  order: { planType: PaymentPlan | null; currency: Currency; emiStatus: EmiStatus | null },
  paymentType: PaymentType,
): boolean {
  return order.emiStatus !== null && isEmiHandedIn(order.emiStatus) && isPartnersPart(order, paymentType);
}
