import { OFFICE_PLACE_STATES } from '@plinth/domain/enrolments/office-place-state';
import { oneOf } from '../../../parts/address-values.ts';
import { idOf } from '../list/id-of.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The enrolments that an address names. */
export const enrolmentFilter = sortedListFilter({
  names: ['cohort', 'state', 'person'],
  read: ({ cohort, state, person }) => ({
    userId: idOf(person),
    cohortId: idOf(cohort),
    state: oneOf(OFFICE_PLACE_STATES, state),
  }),
  columns: ['name', 'enrolledAt'],
  usual: { column: 'enrolledAt', direction: 'descending' },
});
