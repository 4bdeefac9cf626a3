import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Payout } from './list-payouts.ts';

/** The columns of transfers in a file for the bank: the exact amounts to send, in whole units of their currency. */
export const transferColumns = {
  titles: ['transfer', 'name', 'email', 'month', 'amount', 'currency'],
  cellsOf: (one: Payout): string[] => [
    one.payoutId,
    one.name,
    one.emailId,
    one.month,
    (one.amount / MINOR_UNITS).toFixed(2),
    one.currency,
  ],
};
