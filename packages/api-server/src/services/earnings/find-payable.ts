import { mayPayMonth } from '@plinth/domain/earnings/may-pay-month';
import type { PayableMonth } from '@plinth/domain/earnings/office-earning';
import { CURRENCIES } from '@plinth/domain/money/currency';
import type { Queryable } from '../../db/database.ts';
import { listOwed, type Owed } from './list-owed.ts';

type Due = Omit<Owed, 'returnedId'>;

/** The sums of amounts by currency, without those of nothing. */
const sumsOf = (amounts: readonly Pick<Owed, 'currency' | 'amount'>[]): PayableMonth['sums'] =>
  CURRENCIES.flatMap((currency) => {
    const amount = amounts.reduce((sum, one) => (one.currency === currency ? sum + one.amount : sum), 0);
    return amount === 0 ? [] : [{ currency, amount }];
  });

/** What each person is owed for each month, corrections and what came back in one sum. */
function byMonth(owed: readonly Owed[]): Due[] {
  const months = new Map<string, Due>();
  for (const { month, emailId, currency, amount } of owed) {
    const key = `${month} ${emailId} ${currency}`;
    months.set(key, { month, emailId, currency, amount: amount + (months.get(key)?.amount ?? 0) });
  }
  return [...months.values()];
}

/**
 * What each person would get if a month were paid, as `makeTransfersOf` pays it: what they are owed for it, or for all
 * months up to it once they were overpaid for one; nobody gets nothing or less.
 */
function dueFor(owed: readonly Due[], month: string): Due[] {
  const open = owed.filter((one) => one.month <= month);
  const overpaid = new Set(open.filter(({ amount }) => amount < 0).map(({ emailId }) => emailId));
  const due = new Map<string, Due>();
  for (const one of open) {
    if (one.month !== month && !overpaid.has(one.emailId)) continue;
    const key = `${one.emailId} ${one.currency}`;
    due.set(key, { ...one, amount: one.amount + (due.get(key)?.amount ?? 0) });
  }
  return [...due.values()].filter(({ amount }) => amount > 0);
}

/** Finds the past months with earnings that are in no transfer yet or whose transfer came back, the oldest first. */
export async function findPayable(db: Queryable, now: Date): Promise<PayableMonth[]> {
  const at = now.toISOString();
  const open = (await listOwed(db)).filter(({ month }) => mayPayMonth(month, at));
  const owed = byMonth(open);
  return [...new Set(open.map(({ month }) => month))].sort().map((month) => {
    const due = dueFor(owed, month);
    return {
      month,
      people: new Set(due.map(({ emailId }) => emailId)).size,
      sums: sumsOf(due),
      withheld: sumsOf(
        owed
          .filter((one) => one.month === month && one.amount < 0)
          .map(({ amount, currency }) => ({ currency, amount: -amount })),
      ),
      returned: open.filter((one) => one.month === month && one.returnedId !== null).length,
    };
  });
}
