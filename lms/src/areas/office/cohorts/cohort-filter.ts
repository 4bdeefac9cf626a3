import { COHORT_STATUSES, type CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import type { OfficeCohortFilter } from '../../../data/office-cohorts.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const COLUMNS = ['startsAt', 'title', 'learners'] as const;
type Column = (typeof COLUMNS)[number];

/** The parameters of the address that are filters. */
export const COHORT_FILTERS = ['search', 'status'] as const;

/** The names of the statuses of a cohort. */
export const COHORT_STATUS_TEXTS: Record<CohortStatus, string> = {
  ACTIVE: 'Open',
  PAYMENT_COMPLETED: 'Paid up',
  INACTIVE: 'Closed',
};

export const cohortSortOf = ({ sort }: ListSearch): Sort<Column> =>
  sortOf(sort, COLUMNS, { column: 'startsAt', direction: 'descending' });

/** Reads the list of cohorts that an address names. */
export const cohortFilterOf = (search: ListSearch): OfficeCohortFilter => ({
  search: searchTextOf(search),
  ...given({ status: oneOf(COHORT_STATUSES, search.status) }),
  ...sortedPageOf(search, cohortSortOf(search)),
});
