import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { PEOPLE_SORTS, PERSON_KINDS } from '@plinth/domain/people/person-row';
import { oneOf } from '../../../parts/address-values.ts';
import { idOf } from '../list/id-of.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The people that an address names. */
export const peopleFilter = sortedListFilter({
  names: ['kind', 'state', 'cohort'],
  read: ({ kind, state, cohort }) => ({
    kind: oneOf(PERSON_KINDS, kind),
    state: oneOf(OFFICE_PLACE_STATES, state),
    cohortId: idOf(cohort),
  }),
  columns: PEOPLE_SORTS,
  usual: { column: 'name', direction: 'ascending' },
});
