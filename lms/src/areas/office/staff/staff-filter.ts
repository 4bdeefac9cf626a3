import { STAFF_ROLES, type StaffRole } from '@plinth/domain/staff/staff-role';
import type { StaffFilter } from '../../../data/staff.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
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
  return {
    search: searchTextOf(search),
    staffRole: staffRoleOf(search) ?? null,
    ...sortedPageOf(search, staffSortOf(search)),
  };
}
