import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { formatDay } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Link } from '@plinth/ui/Link';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from './CalendarPage.css.ts';
import { eventPath } from './event-path.ts';

type MonthDayProps = {
  cohortId: string;
  date: string;
  events: readonly CalendarEvent[];
  /** Whether the day belongs to the previous or next month. */
  isOutside: boolean;
  isToday: boolean;
  zone: string;
  now: string;
};

/** A day of the month with its events and due dates. */
export function MonthDay({ cohortId, date, events, isOutside, isToday, zone, now }: MonthDayProps) {
  const count =
    events.length === 0 ? 'nothing planned' : events.length === 1 ? '1 entry' : `${events.length} entries`;
  return (
    <li
      className={css.day}
      data-outside={isOutside}
      data-empty={events.length === 0}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={date} className={isToday ? css.today : css.date}>
        <span aria-hidden="true" className={css.number}>
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className={css.longDate}>
          {formatDay(date, 'longWeekday')}
        </span>
        <VisuallyHidden>
          {formatDay(date, 'longWeekday')}
          {isToday && ', today'}, {count}
        </VisuallyHidden>
      </time>
      {events.length > 0 && (
        <ul className={css.events}>
          {events.map((event) => {
            const status = event.sessionStatus;
            const isLate = status === null && event.startDate < now;
            return (
              <li
                key={`${event.nodeId}-${event.startDate}`}
                className={css.event}
                data-kind={status === null ? 'due' : status}
              >
                <span className={css.time}>
                  {status === null
                    ? `${event.isDone ? 'Done, due' : isLate ? 'Was due' : 'Due'} ${slotTime(event.endDate, zone)}`
                    : `${slotTime(event.startDate, zone)} · ${sessionLabel({ ...event, sessionStatus: status })}`}
                </span>
                <a className={css.title} href={eventPath(cohortId, event)}>
                  {event.title}
                </a>
                {event.joinLink && (
                  <Link href={event.joinLink} external>
                    Join
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
