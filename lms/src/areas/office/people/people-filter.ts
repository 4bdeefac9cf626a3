import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { Id } from '@plinth/domain/fields/id';
import { PEOPLE_SORTS, PERSON_KINDS, type PeopleSort } from '@plinth/domain/people/person-row';
import type { PeopleFilter, PeoplePage } from '../../../data/office-people.ts';
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const PEOPLE_FILTERS = ['search', 'kind', 'state', 'cohort'] as const;

export const peopleSortOf = ({ sort }: ListSearch): Sort<PeopleSort> =>
  sortOf(sort, PEOPLE_SORTS, { column: 'name', direction: 'ascending' });

/** The filter from an address; unknown values are left out. */
export function peopleFilterOf({ search, kind, state, cohort }: ListSearch): PeopleFilter {
  const knownKind = oneOf(PERSON_KINDS, kind);
  const knownState = oneOf(OFFICE_PLACE_STATES, state);
  return {
    search: searchTextOf({ search }),
    ...(knownKind ? { kind: knownKind } : {}),
    ...(knownState ? { state: knownState } : {}),
    ...(cohort && Id.safeParse(cohort).success ? { cohortId: cohort } : {}),
  };
}

/** The filter with order and page. */
export const peoplePageOf = (search: ListSearch): PeoplePage => ({
  ...peopleFilterOf(search),
  ...sortedPageOf(search, peopleSortOf(search)),
});
