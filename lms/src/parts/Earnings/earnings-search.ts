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

/** What the address of the earnings says; what is left out or unreadable is the default. */
export type EarningsSearch = {
  /** YYYY-MM; the running month when none is named. */
  month: string | null;
  category: EarningCategory | null;
  /** The page of the work of the month, from 1. */
  page: number;
  sortBy: TransactionSort;
  sortDirection: SortDirection;
  /** The page of the transactions, from 1. */
  transfers: number;
  /** The transaction whose work is shown, and the page of it. */
  transactionId: string | null;
  work: number;
};

/** Reads the address; a value that is none is as if it were not there. */
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
