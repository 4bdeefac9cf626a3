import type { Currency } from '../money/currency.ts';
import type { PaymentPlan } from '../orders/payment-plan.ts';

/** Whether an order is paid through an EMI partner: an EMI plan, in INR (PAY-08, D-105). */
export function isPaidByEmi(order: { planType: PaymentPlan | null; currency: Currency }): boolean {
  return order.currency === 'INR' && (order.planType === 'EMI_WITH_DP' || order.planType === 'EMI_UPFRONT');
}
