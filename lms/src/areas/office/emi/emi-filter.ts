import { OFFICE_EMI_SORTS, OFFICE_EMI_STATUSES } from '@plinth/domain/payments/office-emi';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The EMI applications that an address names. */
export const emiFilter = sortedListFilter({
  names: ['status'],
  read: ({ status }) => ({ status: oneOf(OFFICE_EMI_STATUSES, status) }),
  columns: OFFICE_EMI_SORTS,
  usual: { column: 'submittedAt', direction: 'ascending' },
});
