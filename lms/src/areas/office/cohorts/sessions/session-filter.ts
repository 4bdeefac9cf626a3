import { SESSION_STATUSES } from '@plinth/domain/curriculum/session-status';
import { OFFICE_SESSION_SORTS, type OfficeSessionSort } from '@plinth/domain/sessions/office-session';
import type { SessionFilter } from '../../../../data/office-sessions.ts';
import { oneOf } from '../../../../parts/address-values.ts';
import { searchTextOf } from '../../list/search-text-of.ts';
import { type Sort, sortOf } from '../../list/sort-of.ts';
import type { ListSearch } from '../../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const SESSION_FILTERS = ['search', 'state'] as const;

export const sessionsText = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);

export const sessionSortOf = ({ sort }: ListSearch): Sort<OfficeSessionSort> =>
  sortOf(sort, OFFICE_SESSION_SORTS, { column: 'startDate', direction: 'ascending' });

/** Reads the sessions that an address names. */
export function sessionFilterOf(search: ListSearch): SessionFilter {
  const { column, direction } = sessionSortOf(search);
  const state = oneOf(SESSION_STATUSES, search.state);
  return {
    search: searchTextOf(search),
    ...(state ? { state } : {}),
    sortBy: column,
    sortDirection: direction === 'ascending' ? 'asc' : 'desc',
  };
}
