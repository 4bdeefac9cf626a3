import { addDays } from '@plinth/domain/dates/calendar-date';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** A week from its Monday (YYYY-MM-DD) to its Sunday (CONST-36). */
export const weekQuery = (cohortId: string, weekStart: string) =>
  queryOptions({
    queryKey: ['calendar', 'week', cohortId, weekStart],
    queryFn: ({ signal }) =>
      api.calendar.readWeek(
        { params: { cohortId }, query: { weekStart, weekEnd: addDays(weekStart, 6) } },
        { signal },
      ),
  });
