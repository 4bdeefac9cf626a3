import { EARNING_CATEGORIES, type EarningCategory } from '@plinth/domain/earnings/earning-category';
import {
  SORT_DIRECTIONS,
  type SortDirection,
  TRANSACTION_SORTS,
  type TransactionSort,
} from '@plinth/domain/earnings/earning-transaction';
import { Id } from '@plinth/domain/fields/id';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { oneOf, pageOf } from '../address-values.ts';

/** The state of the earnings page in its address; missing or unreadable values are the default. */
export type EarningsSearch = {
  /** YYYY-MM; the current month if null. */
  month: string | null;
  category: EarningCategory | null;
  /** The page of the month's work, from 1. */
  page: number;
  sortBy: TransactionSort;
  sortDirection: SortDirection;
  /** The page of the transactions, from 1. */
  transfers: number;
  /** The transaction whose work is shown, and the page of that work. */
  transactionId: string | null;
  work: number;
};

/** Reads the address; an invalid value is ignored. */
export function readEarningsSearch(search: Record<string, unknown>): EarningsSearch {
  const { month, transaction } = search;
  return {
    month: typeof month === 'string' && isIsoDate(`${month}-01`) ? month : null,
    category: oneOf(EARNING_CATEGORIES, search.category) ?? null,
    page: pageOf(search.page),
    sortBy: oneOf(TRANSACTION_SORTS, search.sortBy) ?? 'date',
    sortDirection: oneOf(SORT_DIRECTIONS, search.sortDirection) ?? 'DESC',
    transfers: pageOf(search.transfers),
    transactionId: Id.safeParse(transaction).data ?? null,
    work: pageOf(search.work),
  };
}
