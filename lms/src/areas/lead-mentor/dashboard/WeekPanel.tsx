import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { weekOf } from '@plinth/domain/dates/week-of';
import { weekdayOf } from '@plinth/domain/dates/weekday-of';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { leadDashboardQuery, ownWeekQuery } from '../../../data/lead-mentors.ts';
import { dayText } from '../../../parts/day-text.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import * as list from '../../../parts/week-days.css.ts';
import { type LeadSearch, leadPath } from '../lead-path.ts';
import { useStay } from '../use-stay.ts';
import { DayOfWeek } from './DayOfWeek.tsx';
import * as css from './week.css.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A week of the mentor's sessions from Monday to Sunday, of this cohort or of all; every week has an address. */
export function WeekPanel({ cohortId, search }: { cohortId: string; search: LeadSearch }) {
  const now = useNow();
  const zone = ownZone();
  const stay = useStay();
  const thisWeek = weekOf(now, zone).weekStart;
  const weekStart = search.week ? addDays(search.week, 1 - weekdayOf(search.week)) : thisWeek;
  const isAll = search.of === 'all';
  const week = usePagedQuery(ownWeekQuery(weekStart, isAll ? null : cohortId));
  const today = calendarDateIn(zone, now);
  const next = useQuery(leadDashboardQuery(cohortId)).data?.nextSession;
  const to = (days: number) => leadPath(cohortId, { ...search, week: addDays(weekStart, days) });
  return (
    <QueryPanel
      title="Your week"
      query={week}
      note={
        <nav className={css.turn} aria-label="Weeks">
          <a className={css.step} href={to(-7)} onClick={stay} aria-label="Previous week">
            <ChevronLeft size={18} aria-hidden="true" />
          </a>
          <span className={css.name} aria-live="polite">
            {formatDay(weekStart, 'short')} to {formatDay(addDays(weekStart, 6), 'short')}
          </span>
          <a className={css.step} href={to(7)} onClick={stay} aria-label="Next week">
            <ChevronRight size={18} aria-hidden="true" />
          </a>
        </nav>
      }
      skeleton={WEEK.map((day) => <Skeleton key={day} shape="row" />)}
    >
      {({ days }) => (
        <>
          <ol className={list.days} aria-busy={week.isPlaceholderData || undefined}>
            {days.map(({ date, events }) => (
              <DayOfWeek
                key={date}
                date={date}
                events={events}
                isToday={date === today}
                cohortId={cohortId}
                zone={zone}
              />
            ))}
          </ol>
          {next && !isAll && days.every(({ events }) => events.length === 0) && (
            <p className={css.footer}>
              <span>You have no session in this week.</span>
              <a
                className={css.link}
                onClick={stay}
                href={leadPath(cohortId, { ...search, week: weekOf(next.startDate, zone).weekStart })}
              >
                The next is on {dayText(next.startDate, zone)}
              </a>
            </p>
          )}
          <p className={css.footer}>
            <span>Times in {zoneText(zone)}</span>
            <a
              className={css.link}
              onClick={stay}
              href={leadPath(cohortId, { ...search, of: isAll ? undefined : 'all' })}
            >
              {isAll ? 'Only this cohort' : 'All your cohorts'}
            </a>
            {weekStart !== thisWeek && (
              <a
                className={css.link}
                onClick={stay}
                href={leadPath(cohortId, { ...search, week: undefined })}
              >
                Back to this week
              </a>
            )}
          </p>
        </>
      )}
    </QueryPanel>
  );
}
