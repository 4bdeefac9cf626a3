import type { SessionStatus } from '@plinth/domain/curriculum/session-status';
import type { OfficeSession, OfficeSessionSort } from '@plinth/domain/sessions/office-session';
import type { Deps } from '../../deps.ts';
import { searchIn } from '../matches-search.ts';
import { listOfficeSessions } from './list-office-sessions.ts';

export type SessionFilter = {
  search: string;
  state?: SessionStatus | undefined;
  sortBy: OfficeSessionSort;
  sortDirection: 'asc' | 'desc';
};

const KEYS: Record<OfficeSessionSort, (session: OfficeSession) => string | number> = {
  startDate: ({ startDate }) => startDate,
  title: ({ title }) => title,
  attended: ({ attended }) => attended,
};

/**
 * Finds the live sessions of a cohort that match a filter, unpaged: a course has few, and their status follows from the
 * clock. @throws Refusal NOT_FOUND
 */
export async function findOfficeSessions(
  deps: Pick<Deps, 'db' | 'now' | 'meetings'>,
  { cohortId, filter }: { cohortId: string; filter: SessionFilter },
) {
  const { sessions, ...cohort } = await listOfficeSessions(deps, cohortId);
  const isFound = searchIn(filter.search);
  const fits = ({ title, mentor, guides, sessionStatus }: OfficeSession) =>
    isFound([title, mentor?.name, ...guides.map(({ name }) => name)]) &&
    (!filter.state || sessionStatus === filter.state);
  const keyOf = KEYS[filter.sortBy];
  const sign = filter.sortDirection === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'en');
  const found = sessions.filter(fits).sort((a, b) => sign * compare(keyOf(a), keyOf(b)));
  return { ...cohort, sessions: found, total: found.length };
}
