import { ANNOUNCEMENT_SORTS, ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import type { AnnouncementFilter } from '../../../data/announcements.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const ANNOUNCEMENT_FILTERS = ['search', 'state', 'cohort'] as const;

export const announcementSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, ANNOUNCEMENT_SORTS, { column: 'publishAt', direction: 'descending' });

/** Reads the list of announcements that an address names. */
export function announcementFilterOf(address: ListSearch): AnnouncementFilter {
  const { page, search, state, cohort } = address;
  const sort = announcementSortOf(address);
  const known = oneOf(ANNOUNCEMENT_STATES, state);
  return {
    pageNo: pageOf(page) - 1,
    search: (search ?? '').slice(0, 100),
    ...(known ? { state: known } : {}),
    ...(cohort ? { cohortId: cohort } : {}),
    sortBy: sort.column,
    sortDirection: sort.direction === 'ascending' ? 'asc' : 'desc',
  };
}
