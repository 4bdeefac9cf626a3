import { addDays, calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { IconButton } from '@plinth/ui/IconButton';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { weekQuery } from '../../../data/calendar.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { ScheduleDay } from '../dashboard/ScheduleDay.tsx';
import * as css from './CalendarPage.css.ts';
import { calendarPath } from './calendar-path.ts';

const dayMonth = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));

/** A week from Monday to Sunday (CONST-36), with an address of its own. */
export function WeekPanel({ cohortId, weekStart }: { cohortId: string; weekStart: string }) {
  const now = useNow();
  const zone = ownZone();
  const navigate = useNavigate();
  const week = useQuery(weekQuery(cohortId, weekStart));
  const turnTo = (to: string) => void navigate({ href: calendarPath(cohortId, { week: to }) });
  const today = calendarDateIn(zone, now);
  return (
    <QueryPanel
      title={`${dayMonth(weekStart)} to ${dayMonth(addDays(weekStart, 6))}`}
      query={week}
      note={
        <div className={css.turn}>
          <IconButton label="Week before" onClick={() => turnTo(addDays(weekStart, -7))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label="Week after" onClick={() => turnTo(addDays(weekStart, 7))}>
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
      }
      skeleton={['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((day) => <Skeleton key={day} shape="row" />)}
    >
      {({ days }) => (
        <ol className={css.week}>
          {days.map((day) => (
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
      )}
    </QueryPanel>
  );
}
