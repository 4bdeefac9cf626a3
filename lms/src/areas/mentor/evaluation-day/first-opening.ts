import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';

/** Interviews start during office hours; earlier hours are never meant. */
const FIRST_HOUR = 10;
const LAST_HOUR = 23;

/** Returns the initial day and time of the fields: the next full hour of today, or tomorrow's first one. */
export function firstOpening(zone: string, now: Date): { day: string; at: string } {
  const today = calendarDateIn(zone, now.toISOString());
  for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour += 1)
    if (Date.parse(instantAt(zone, today, hour)) > now.getTime()) return { day: today, at: `${hour}:00` };
  return { day: addDays(today, 1), at: `${FIRST_HOUR}:00` };
}
