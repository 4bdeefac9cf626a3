import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { Id } from '@plinth/domain/fields/id';
import type { EnrolmentFilter } from '../../../data/office-enrolments.ts';
import { given, oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const COLUMNS = ['name', 'enrolledAt'] as const;

/** The parameters of the address that are filters. */
export const ENROLMENT_FILTERS = ['search', 'cohort', 'state', 'person'] as const;

export const enrolmentSortOf = ({ sort }: ListSearch): Sort<(typeof COLUMNS)[number]> =>
  sortOf(sort, COLUMNS, { column: 'enrolledAt', direction: 'descending' });

const idOf = (text: string | undefined) =>
  text !== undefined && Id.safeParse(text).success ? text : undefined;

/** Reads the list of enrolments that an address names. */
export const enrolmentFilterOf = (search: ListSearch): EnrolmentFilter => ({
  search: searchTextOf(search),
  ...given({
    userId: idOf(search.person),
    cohortId: idOf(search.cohort),
    state: oneOf(OFFICE_PLACE_STATES, search.state),
  }),
  ...sortedPageOf(search, enrolmentSortOf(search)),
});
