import { weekProblem } from '@plinth/domain/calendar/week-problem';
import { addDays } from '@plinth/domain/dates/calendar-date';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../shell/search-values.ts';
import type { LeadSearch } from './lead-path.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the address of the dashboard asks for; what cannot be is left out. */
export function useLeadSearch(): LeadSearch {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const session = textOf(search.session);
  const week = textOf(search.week);
  const isWeek = week !== undefined && isIsoDate(week) && weekProblem(week, addDays(week, 6)) === null;
  return {
    session: session !== undefined && ID.test(session) ? session : undefined,
    week: isWeek ? week : undefined,
    of: search.of === 'all' ? 'all' : undefined,
  };
}
