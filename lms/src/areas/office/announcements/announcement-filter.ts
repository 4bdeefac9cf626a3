import { ANNOUNCEMENT_SORTS, ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import type { AnnouncementFilter } from '../../../data/announcements.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const ANNOUNCEMENT_FILTERS = ['search', 'state', 'cohort'] as const;

export const announcementSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, ANNOUNCEMENT_SORTS, { column: 'publishAt', direction: 'descending' });

/** Reads the list of announcements that an address names. */
export const announcementFilterOf = (search: ListSearch): AnnouncementFilter => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(ANNOUNCEMENT_STATES, search.state), cohortId: search.cohort }),
  ...sortedPageOf(search, announcementSortOf(search)),
});
