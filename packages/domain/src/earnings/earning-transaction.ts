import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { IsoDate } from '../fields/iso-date.ts';
import { Currency } from '../money/currency.ts';
import { EarningCategory } from './earning-category.ts';

/** PROCESSING is handed to the bank, PAID has arrived, FAILED was returned: its work is paid by a new transfer. */
export const TransactionStatus = z.enum(['PROCESSING', 'PAID', 'FAILED']);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

export const TRANSACTION_SORTS = ['date', 'amount', 'status'] as const;
export const TransactionSort = z.enum(TRANSACTION_SORTS);
export type TransactionSort = z.infer<typeof TransactionSort>;

export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;
export const SortDirection = z.enum(SORT_DIRECTIONS);
export type SortDirection = z.infer<typeof SortDirection>;

/**
 * The part of a school transfer that pays for one kind of work. `date` is the day of the latest status change, in the
 * school's zone; `amount` is in minor units of `currency`, negative when a correction is withheld.
 */
export const EarningTransaction = z.object({
  transactionId: Id,
  date: IsoDate,
  category: EarningCategory,
  amount: z.int(),
  currency: Currency,
  status: TransactionStatus,
});
export type EarningTransaction = z.infer<typeof EarningTransaction>;
