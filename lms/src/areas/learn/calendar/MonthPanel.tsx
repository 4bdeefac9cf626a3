import { monthWeeks } from '@plinth/domain/calendar/month-weeks';
import { addMonths } from '@plinth/domain/dates/add-months';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { formatDay } from '@plinth/domain/dates/format-day';
import { monthsBack } from '@plinth/domain/dates/months-back';
import { IconButton } from '@plinth/ui/IconButton';
import { Select } from '@plinth/ui/Select';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { eventsQuery } from '../../../data/calendar.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { useNow } from '../../../parts/use-now.ts';
import * as css from './CalendarPage.css.ts';
import { calendarPath } from './calendar-path.ts';
import { MonthDay } from './MonthDay.tsx';

/** How many months ahead the picker offers: no course lasts longer, evaluation included. */
const MONTHS_AHEAD = 8;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns the months of the picker, newest first, always including the one shown. */
function monthsToPick(now: string, zone: string, shown: string): string[] {
  const back = monthsBack(now, undefined, zone);
  const present = back[0] ?? shown;
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, index) => addMonths(present, MONTHS_AHEAD - index));
  return [...new Set([...ahead, ...back, shown])].sort().reverse();
}

/** A month as a sheet of days from Monday to Sunday; on a phone as a list of the days that have events. */
export function MonthPanel({ cohortId, month }: { cohortId: string; month: string }) {
  const now = useNow();
  const zone = ownZone();
  const navigate = useNavigate();
  const days = monthWeeks(month).flat();
  const events = useQuery(eventsQuery(cohortId, days[0] ?? '', days.at(-1) ?? ''));
  const today = calendarDateIn(zone, now);
  const turnTo = (to: string) => void navigate({ href: calendarPath(cohortId, { month: to }) });
  return (
    <QueryPanel
      title={formatDay(month, 'month')}
      query={events}
      note={
        <div className={css.turn}>
          <IconButton label="Previous month" onClick={() => turnTo(addMonths(month, -1))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <Select
            label="Month"
            hideLabel
            value={month}
            options={monthsToPick(now, zone, month).map((value) => ({
              value,
              label: formatDay(value, 'month'),
            }))}
            onChange={({ target }) => turnTo(target.value)}
          />
          <IconButton label="Next month" onClick={() => turnTo(addMonths(month, 1))}>
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
      }
      skeleton={
        <div className={css.skeleton}>
          {days.slice(0, 28).map((day) => (
            <Skeleton key={day} shape="annotation" width="half" />
          ))}
        </div>
      }
    >
      {({ events: list }) => {
        const dated = list.map((event) => ({ event, day: calendarDateIn(zone, event.startDate) }));
        const isEmpty = !dated.some(({ day }) => day.startsWith(month));
        return (
          <>
            <div className={css.weekdays} aria-hidden="true">
              {WEEKDAYS.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </div>
            <ol className={css.days}>
              {days.map((day) => (
                <MonthDay
                  key={day}
                  cohortId={cohortId}
                  date={day}
                  events={dated.filter((one) => one.day === day).map(({ event }) => event)}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  zone={zone}
                  now={now}
                />
              ))}
            </ol>
            {isEmpty && <Text secondary>Nothing is planned in {formatDay(month, 'month')}.</Text>}
          </>
        );
      }}
    </QueryPanel>
  );
}
