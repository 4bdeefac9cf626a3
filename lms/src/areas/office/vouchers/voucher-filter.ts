import { OFFICE_VOUCHER_SORTS, VOUCHER_KINDS, VOUCHER_STATES } from '@plinth/domain/orders/office-voucher';
import type { VoucherFilter, VouchersPage } from '../../../data/office-vouchers.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const VOUCHER_FILTERS = ['search', 'state', 'kind'] as const;

export const voucherSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_VOUCHER_SORTS)[number]> =>
  sortOf(sort, OFFICE_VOUCHER_SORTS, { column: 'createdAt', direction: 'descending' });

/** The voucher filter from an address; unknown values are left out. */
export const voucherFilterOf = (search: ListSearch): VoucherFilter => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(VOUCHER_STATES, search.state), kind: oneOf(VOUCHER_KINDS, search.kind) }),
});

/** The page of the list from an address. */
export const vouchersPageOf = (search: ListSearch): VouchersPage => ({
  ...voucherFilterOf(search),
  ...sortedPageOf(search, voucherSortOf(search)),
});
