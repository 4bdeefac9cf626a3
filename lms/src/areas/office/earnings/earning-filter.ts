import {
  EARNING_STATES,
  OFFICE_EARNING_SORTS,
  type OfficeEarningSort,
} from '@plinth/domain/earnings/office-earning';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import type { EarningFilter, EarningsPage } from '../../../data/office-earnings.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const EARNING_FILTERS = ['search', 'month', 'state'] as const;

export const earningSortOf = ({ sort }: ListSearch): Sort<OfficeEarningSort> =>
  sortOf(sort, OFFICE_EARNING_SORTS, { column: 'month', direction: 'descending' });

/** Reads the earnings that an address names; unknown values are left out. */
export function earningFilterOf({ search, ...address }: ListSearch): EarningFilter {
  const month = IsoMonth.safeParse(address.month).data;
  const state = oneOf(EARNING_STATES, address.state);
  return { search: searchTextOf({ search }), ...(month ? { month } : {}), ...(state ? { state } : {}) };
}

/** Reads the page of the list that an address names. */
export const earningsPageOf = (search: ListSearch): EarningsPage => ({
  ...earningFilterOf(search),
  ...sortedPageOf(search, earningSortOf(search)),
});

/** Returns a row of the list as the address names it, such as `2026-10 …id…`. */
export const rowOfEarning = ({ month, userId }: { month: string; userId: string }): string =>
  `${month} ${userId}`;

/** Reads the month and person that an address has opened; null if invalid. */
export function earningOfRow(row: string | undefined): { month: string; userId: string } | null {
  const [month = '', userId = ''] = row?.split(' ') ?? [];
  return IsoMonth.safeParse(month).success && userId !== '' ? { month, userId } : null;
}
