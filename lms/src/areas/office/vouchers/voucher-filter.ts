import { OFFICE_VOUCHER_SORTS, VOUCHER_KINDS, VOUCHER_STATES } from '@plinth/domain/orders/office-voucher';
import type { VoucherFilter, VouchersPage } from '../../../data/office-vouchers.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const VOUCHER_FILTERS = ['search', 'state', 'kind'] as const;

export const voucherSortOf = ({ sort }: ListSearch): Sort<(typeof OFFICE_VOUCHER_SORTS)[number]> =>
  sortOf(sort, OFFICE_VOUCHER_SORTS, { column: 'createdAt', direction: 'descending' });

/** The voucher filter from an address; unknown values are left out. */
export function voucherFilterOf(search: ListSearch): VoucherFilter {
  const [state, kind] = [oneOf(VOUCHER_STATES, search.state), oneOf(VOUCHER_KINDS, search.kind)];
  return {
    search: (search.search ?? '').slice(0, 100),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
  };
}

/** The page of the list from an address. */
export function vouchersPageOf(search: ListSearch): VouchersPage {
  const { column, direction } = voucherSortOf(search);
  return {
    ...voucherFilterOf(search),
    pageNo: pageOf(search.page) - 1,
    sortBy: column,
    sortDirection: direction === 'ascending' ? 'asc' : 'desc',
  };
}
