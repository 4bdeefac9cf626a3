import type { CalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { sessionLabel } from '@plinth/domain/curriculum/session-label';
import { formatDay } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { StatusChip } from '@plinth/ui/StatusChip';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { stepKind } from '../../../parts/step-kind.ts';
import * as css from '../../../parts/week-days.css.ts';
import { eventPath } from './event-path.ts';

type ScheduleDayProps = {
  cohortId: string;
  date: string;
  events: readonly CalendarEvent[];
  isToday: boolean;
  zone: string;
  now: string;
};

/** One day of the week with its events and due dates. */
export function ScheduleDay({ cohortId, date, events, isToday, zone, now }: ScheduleDayProps) {
  return (
    <li className={css.day} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={date} className={isToday ? css.today : css.date}>
        {formatDay(date, 'ofWeek')}
        {isToday && <VisuallyHidden>, today</VisuallyHidden>}
      </time>
      {events.length === 0 ? (
        <span className={css.free}>
          <VisuallyHidden>Nothing planned</VisuallyHidden>
        </span>
      ) : (
        <ul className={css.events}>
          {events.map((event) => {
            const isDue = event.sessionStatus === null;
            return (
              <li key={`${event.nodeId}-${event.startDate}`} className={css.event}>
                <span className={css.what}>
                  <a className={css.title} href={eventPath(cohortId, event)}>
                    {event.title}
                  </a>
                  <Annotation tone={isDue && !event.isDone && event.startDate < now ? 'error' : 'faint'}>
                    {event.intervieweeId ? 'Interview' : stepKind(event.type)} ·{' '}
                    {isDue
                      ? `${event.isDone ? 'done, due' : 'due'} by ${slotTime(event.endDate, zone)}`
                      : `${slotTime(event.startDate, zone)}–${slotTime(event.endDate, zone)}`}
                  </Annotation>
                </span>
                {event.joinLink ? (
                  <Link href={event.joinLink} external tone="text">
                    Join
                  </Link>
                ) : (
                  event.sessionStatus && (
                    <StatusChip tone={event.sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
                      {sessionLabel({ ...event, sessionStatus: event.sessionStatus })}
                    </StatusChip>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
