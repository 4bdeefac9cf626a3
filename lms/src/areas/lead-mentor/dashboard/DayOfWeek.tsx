import type { MentorCalendarEvent } from '@plinth/domain/calendar/calendar-event';
import { sessionStatusLabel } from '@plinth/domain/curriculum/session-status-label';
import { formatDay } from '@plinth/domain/dates/format-day';
import { slotTime } from '@plinth/domain/dates/slot-time';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from '../../../parts/week-days.css.ts';
import { leadPath } from '../lead-path.ts';

type DayOfWeekProps = {
  date: string;
  events: readonly MentorCalendarEvent[];
  isToday: boolean;
  /** The cohort of this dashboard; a session of another one says so. */
  cohortId: string;
  zone: string;
};

/** One day with the mentor's sessions. */
export function DayOfWeek({ date, events, isToday, cohortId, zone }: DayOfWeekProps) {
  return (
    <li className={css.day} aria-current={isToday ? 'date' : undefined}>
      <time dateTime={date} className={isToday ? css.today : css.date}>
        {formatDay(date, 'ofWeek')}
        {isToday && <VisuallyHidden>, today</VisuallyHidden>}
      </time>
      {events.length === 0 ? (
        <span className={css.free}>
          <VisuallyHidden>No session</VisuallyHidden>
        </span>
      ) : (
        <ul className={css.events}>
          {events.map((event) => (
            <li key={event.liveSessionId} className={css.event}>
              <span className={css.what}>
                <a
                  className={css.title}
                  href={`${leadPath(event.cohortId, { session: event.liveSessionId })}#tips`}
                >
                  {event.title}
                </a>
                <Annotation>
                  {slotTime(event.startDate, zone)}–{slotTime(event.endDate, zone)}
                  {event.cohortId !== cohortId && ' · another cohort'}
                </Annotation>
              </span>
              <StatusChip tone={event.sessionStatus === 'ONGOING' ? 'signal' : 'neutral'}>
                {sessionStatusLabel(event.sessionStatus)}
              </StatusChip>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
