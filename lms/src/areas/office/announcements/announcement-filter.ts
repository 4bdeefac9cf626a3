import { ANNOUNCEMENT_SORTS, ANNOUNCEMENT_STATES } from '@plinth/domain/announcements/announcement';
import { oneOf } from '../../../parts/address-values.ts';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The announcements that an address names. */
export const announcementFilter = sortedListFilter({
  names: ['state', 'cohort'],
  read: ({ state, cohort }) => ({ state: oneOf(ANNOUNCEMENT_STATES, state), cohortId: cohort }),
  columns: ANNOUNCEMENT_SORTS,
  usual: { column: 'publishAt', direction: 'descending' },
});
