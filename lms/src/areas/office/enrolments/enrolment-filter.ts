import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { Id } from '@plinth/domain/fields/id';
import type { EnrolmentFilter } from '../../../data/office-enrolments.ts';
import { oneOf } from '../../../parts/address-values.ts';
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
export function enrolmentFilterOf(search: ListSearch): EnrolmentFilter {
  const state = oneOf(OFFICE_PLACE_STATES, search.state);
  const [userId, cohortId] = [idOf(search.person), idOf(search.cohort)];
  return {
    search: searchTextOf(search),
    ...(userId ? { userId } : {}),
    ...(cohortId ? { cohortId } : {}),
    ...(state ? { state } : {}),
    ...sortedPageOf(search, enrolmentSortOf(search)),
  };
}
