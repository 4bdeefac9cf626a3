import type { CalendarWeek } from '@plinth/domain/calendar/calendar-event';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { ownZone } from '../../../parts/own-zone.ts';
import * as css from '../../../parts/week-days.css.ts';
import { ScheduleDay } from './ScheduleDay.tsx';

/** The days of a week with the events and due dates of each, in the browser's time zone. */
export function WeekDays({ cohortId, week, now }: { cohortId: string; week: CalendarWeek; now: string }) {
  const zone = ownZone();
  const today = calendarDateIn(zone, now);
  return (
    <ol className={css.days}>
      {week.days.map((day) => (
        <ScheduleDay
          key={day.date}
          cohortId={cohortId}
          date={day.date}
          events={day.events}
          isToday={day.date === today}
          zone={zone}
          now={now}
        />
      ))}
    </ol>
  );
}
