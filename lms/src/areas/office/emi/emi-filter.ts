import {
  OFFICE_EMI_SORTS,
  OFFICE_EMI_STATUSES,
  type OfficeEmiSort,
} from '@plinth/domain/payments/office-emi';
import type { EmiFilter, EmiPage } from '../../../data/office-emi.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const EMI_FILTERS = ['search', 'status'] as const;

export const emiSortOf = ({ sort }: ListSearch): Sort<OfficeEmiSort> =>
  sortOf(sort, OFFICE_EMI_SORTS, { column: 'submittedAt', direction: 'ascending' });

/** Reads the applications that an address names; unknown values are left out. */
export function emiFilterOf({ search, ...address }: ListSearch): EmiFilter {
  const status = oneOf(OFFICE_EMI_STATUSES, address.status);
  return { search: searchTextOf({ search }), ...(status ? { status } : {}) };
}

/** Reads the page of the list that an address names. */
export const emiPageOf = (search: ListSearch): EmiPage => ({
  ...emiFilterOf(search),
  ...sortedPageOf(search, emiSortOf(search)),
});
