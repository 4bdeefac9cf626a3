import type { CalendarEvent } from './calendar-event.ts';
import { JOIN_MINUTES_BEFORE } from './may-join.ts';

type Session = Pick<CalendarEvent, 'startDate' | 'endDate' | 'sessionStatus'>;

/**
 * Returns when sessions next change appearance, in milliseconds since 1970: a join link appears, one begins, one ends;
 * null if nothing will. Due dates and called-off sessions change nothing.
 */
export function nextChange(events: readonly Session[], now: string): number | null {
  const time = Date.parse(now);
  const ahead = events
    .filter(({ sessionStatus }) => sessionStatus === 'CREATED' || sessionStatus === 'ONGOING')
    .flatMap(({ startDate, endDate }) => [
      Date.parse(startDate) - JOIN_MINUTES_BEFORE * 60_000,
      Date.parse(startDate),
      // The end itself still counts as part of the session.
      Date.parse(endDate) + 1,
    ])
    .filter((instant) => instant > time);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
