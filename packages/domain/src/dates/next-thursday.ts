import { addDays } from './add-days.ts';
import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';
import { weekdayOf } from './weekday-of.ts';

const THURSDAY = 4;

/** Returns the day of the upcoming session, YYYY-MM-DD: the next Thursday in the zone, today included. */
export function nextThursday(now: string, timezone: string = DEFAULT_TIMEZONE): string {
  const today = calendarDateIn(timezone, now);
  return addDays(today, (THURSDAY - weekdayOf(today) + 7) % 7);
}
