import { schoolDay } from '@plinth/domain/dates/school-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { isPartnersPart } from '@plinth/domain/payments/emi-eligibility';
import type { Order } from '../../api/client.ts';
import { nextPayment } from '../payment/settlement.ts';

export type PaidOrder = Pick<Order, 'orderPlan' | 'currency' | 'payments' | 'receipt'>;

/**
 * Says that the part of an order's EMI partner has arrived, and what is left for the payer to pay; null until then.
 * @param partner as it is named in the middle of a sentence
 */
export function partnersPartText(
  { orderPlan, currency, payments, receipt }: PaidOrder,
  partner: string,
): string | null {
  const plan = { planType: orderPlan?.planType ?? null, currency };
  const isReceived = payments.some(
    ({ status, paymentType }) => status === 'PAID' && isPartnersPart(plan, paymentType),
  );
  if (!isReceived) return null;
  const received = `We have received the part of the fees that ${partner} pays.`;
  const own = nextPayment({ payments });
  if (!own) return `${received} Nothing else is due to us.`;
  const waits = receipt !== undefined && receipt.place !== 'SEATED';
  const day = waits ? 'due once you have your place' : `due on ${schoolDay(own.dueDate)}`;
  return `${received} What remains is your own part: ${formatMoney({ amount: own.amount, currency })}, ${day}.`;
}
