import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { weekOf } from '@plinth/domain/dates/week-of';
import { zoneText } from '@plinth/domain/dates/zone-text';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { weekQuery } from '../../../data/calendar.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as list from '../../../parts/week-days.css.ts';
import { calendarPath } from '../calendar/calendar-path.ts';
import { WeekDays } from '../calendar/WeekDays.tsx';
import { WeekTurn } from '../calendar/WeekTurn.tsx';
import * as css from '../calendar/week.css.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A week from Monday to Sunday, in the browser's time zone, which is named. */
export function SchedulePanel({ cohortId }: { cohortId: string }) {
  const now = useNow();
  const zone = ownZone();
  const thisWeek = weekOf(now, zone).weekStart;
  const [weekStart, setWeekStart] = useState(thisWeek);
  const week = useQuery(weekQuery(cohortId, weekStart));
  const today = calendarDateIn(zone, now);
  return (
    <QueryPanel
      title="Upcoming schedule"
      tour="upcoming-schedule"
      query={week}
      note={
        <WeekTurn weekStart={weekStart} onTurn={setWeekStart}>
          <span className={css.week} aria-live="polite">
            {formatDay(weekStart, 'long')} to {formatDay(addDays(weekStart, 6), 'long')}
          </span>
        </WeekTurn>
      }
      skeleton={
        <div className={list.days}>
          {WEEK.map((day) => (
            <div key={day} className={list.day}>
              <Skeleton shape="annotation" width="half" />
              <Skeleton shape="text" width={day % 3 === 0 ? 'most' : 'third'} />
            </div>
          ))}
        </div>
      }
    >
      {(found) => (
        <>
          <WeekDays cohortId={cohortId} week={found} now={now} />
          <p className={css.zone}>
            Times in {zoneText(zone)}
            <a className={css.back} href={calendarPath(cohortId, { month: today.slice(0, 7) })}>
              Month and calendar apps
            </a>
            {weekStart !== thisWeek && (
              <button type="button" className={css.back} onClick={() => setWeekStart(thisWeek)}>
                Back to this week
              </button>
            )}
          </p>
        </>
      )}
    </QueryPanel>
  );
}
