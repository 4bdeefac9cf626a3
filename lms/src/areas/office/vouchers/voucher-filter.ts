import { OFFICE_VOUCHER_SORTS, VOUCHER_KINDS, VOUCHER_STATES } from '@plinth/domain/orders/office-voucher';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The vouchers that an address names. */
export const voucherFilter = sortedListFilter({
  names: ['state', 'kind'],
  read: ({ state, kind }) => ({ state: oneOf(VOUCHER_STATES, state), kind: oneOf(VOUCHER_KINDS, kind) }),
  columns: OFFICE_VOUCHER_SORTS,
  usual: { column: 'createdAt', direction: 'descending' },
});
