import { formatMoney } from '@plinth/domain/money/format-money';
import type { OrderPlan } from '@plinth/domain/orders/payment-plan-state';
import { EMI_MONTHS } from '@plinth/domain/orders/plan-calculator';

const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/**
 * Formats the payments of a plan in one line: "₹10,000 now, then ₹1,35,000 after 7 days". With an EMI plan, the
 * learner's monthly payment to the partner replaces the one payment that the school receives; with a pay-later plan the
 * provider decides when what is paid.
 */
export function planText(
  plan: Pick<OrderPlan, 'planType' | 'lines' | 'instalments' | 'currency'>,
  start: string,
): string {
  const money = (amount: number) => formatMoney({ amount, currency: plan.currency });
  const [first, ...others] = plan.instalments;
  if (!first) return 'Nothing is left to pay';
  const emi = plan.lines.find(({ key }) => key === 'EMI_AMOUNT')?.amount;
  if (emi !== undefined) {
    const monthly = `${money(emi)} a month for ${EMI_MONTHS} months`;
    return others.length === 0 ? monthly : `${money(first.amount)} now, then ${monthly}`;
  }
  const [second, third] = others;
  if (plan.planType.startsWith('AFFIRM_')) {
    const later = `${money((second ?? first).amount)} over time, on the pay-later provider's terms`;
    return second ? `${money(first.amount)} now, then ${later}` : later;
  }
  if (!second) return `${money(first.amount)} now`;
  if (!third)
    return `${money(first.amount)} now, then ${money(second.amount)} after ${daysBetween(start, second.dueDate)} days`;
  const apart = daysBetween(second.dueDate, third.dueDate);
  const until = daysBetween(start, second.dueDate);
  const when =
    others.length === 2
      ? `after ${until} and ${until + apart} days`
      : until === apart
        ? `one every ${apart} days`
        : `after ${until} days and then every ${apart} days`;
  const isEven = others.every(({ amount }) => amount === second.amount);
  const each = `${isEven ? '' : 'about '}${money(second.amount)}`;
  return `${money(first.amount)} now, then ${others.length} payments of ${each}, ${when}`;
}
