import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Columns } from '../csv-file.ts';
import type { Payout } from './list-payouts.ts';

/** The columns of transfers in a file for the bank: the exact amounts to send, in whole units of their currency. */
export const TRANSFER_COLUMNS: Columns<Payout> = {
  transfer: (one) => one.payoutId,
  name: (one) => one.name,
  email: (one) => one.emailId,
  month: (one) => one.month,
  amount: (one) => (one.amount / MINOR_UNITS).toFixed(2),
  currency: (one) => one.currency,
};
