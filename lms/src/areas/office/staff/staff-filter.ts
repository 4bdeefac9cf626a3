import { STAFF_ROLES, type StaffRole } from '@plinth/domain/staff/staff-role';
import type { StaffFilter } from '../../../data/staff.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const COLUMNS = ['name', 'lastUsedAt'] as const;
type Column = (typeof COLUMNS)[number];

/** The address parameters that are filters. */
export const STAFF_FILTERS = ['search', 'role'] as const;

export const staffSortOf = ({ sort }: ListSearch): Sort<Column> =>
  sortOf(sort, COLUMNS, { column: 'name', direction: 'ascending' });

export const staffRoleOf = ({ role }: ListSearch): StaffRole | undefined => oneOf(STAFF_ROLES, role);

/** The staff filter from an address. */
export function staffFilterOf(search: ListSearch): StaffFilter {
  const { column, direction } = staffSortOf(search);
  return {
    pageNo: pageOf(search.page) - 1,
    search: (search.search ?? '').slice(0, 100),
    staffRole: staffRoleOf(search) ?? null,
    sortBy: column,
    sortDirection: direction === 'ascending' ? 'asc' : 'desc',
  };
}
