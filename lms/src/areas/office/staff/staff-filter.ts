import { STAFF_ROLES } from '@plinth/domain/staff/staff-role';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The staff that an address names. */
export const staffFilter = sortedListFilter({
  names: ['role'],
  read: ({ role }) => ({ staffRole: oneOf(STAFF_ROLES, role) }),
  columns: ['name', 'lastUsedAt'],
  usual: { column: 'name', direction: 'ascending' },
});
