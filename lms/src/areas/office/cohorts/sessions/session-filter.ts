import { SESSION_STATUSES } from '@plinth/domain/curriculum/session-status';
import { OFFICE_SESSION_SORTS } from '@plinth/domain/sessions/office-session';
import { oneOf } from '../../../../parts/address-values.ts';
import { sortedListFilter } from '../../list/sorted-list-filter.ts';

export const sessionsText = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

/** The sessions that an address names. */
export const sessionFilter = sortedListFilter({
  names: ['state'],
  read: ({ state }) => ({ state: oneOf(SESSION_STATUSES, state) }),
  columns: OFFICE_SESSION_SORTS,
  usual: { column: 'startDate', direction: 'ascending' },
});
