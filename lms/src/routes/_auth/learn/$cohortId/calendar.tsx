import { monthWeeks } from '@plinth/domain/calendar/month-weeks';
import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { weekdayOf } from '@plinth/domain/dates/weekday-of';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '../../../../areas/learn/calendar/CalendarPage.tsx';
import { eventsQuery, feedQuery, weekQuery } from '../../../../data/calendar.ts';
import { dashboardQuery } from '../../../../data/dashboards.ts';
import { ownZone } from '../../../../parts/own-zone.ts';
import { textOf } from '../../../../shell/search-values.ts';

/** month is YYYY-MM, week any day of it as YYYY-MM-DD; without either, the present month. */
type CalendarSearch = { month?: string; week?: string };

export const Route = createFileRoute('/_auth/learn/$cohortId/calendar')({
  validateSearch: (search: Record<string, unknown>): CalendarSearch => {
    const [month, week] = [textOf(search.month), textOf(search.week)];
    if (week && isIsoDate(week)) return { week };
    return month && isIsoDate(`${month}-01`) ? { month } : {};
  },
  loaderDeps: ({ search: { month, week } }) => ({ month, week }),
  loader: ({ context: { queryClient }, params: { cohortId }, deps }) => {
    const place = placeOf(deps);
    const days = monthWeeks(place.month).flat();
    if (place.shown === 'week') void queryClient.prefetchQuery(weekQuery(cohortId, place.weekStart));
    else void queryClient.prefetchQuery(eventsQuery(cohortId, days[0] ?? '', days.at(-1) ?? ''));
    void queryClient.prefetchQuery(dashboardQuery(cohortId));
    void queryClient.prefetchQuery(feedQuery(cohortId));
  },
  component: Calendar,
});

function placeOf({ month, week }: { month?: string | undefined; week?: string | undefined }) {
  const day = week ?? (month ? `${month}-01` : calendarDateIn(ownZone(), new Date().toISOString()));
  return {
    shown: week ? ('week' as const) : ('month' as const),
    month: day.slice(0, 7),
    weekStart: addDays(day, 1 - weekdayOf(day)),
  };
}

function Calendar() {
  const place = placeOf(Route.useSearch());
  return <CalendarPage cohortId={Route.useParams().cohortId} {...place} />;
}
