import { addDays, calendarDateIn, DEFAULT_TIMEZONE, weekdayOf } from './calendar-date.ts';

const THURSDAY = 4;

/** The day of the upcoming session, YYYY-MM-DD: the next Thursday in the zone, today if it is one (CONST-37, D-125). */
export function nextThursday(now: string, timezone: string = DEFAULT_TIMEZONE): string {
  const today = calendarDateIn(timezone, now);
  return addDays(today, (THURSDAY - weekdayOf(today) + 7) % 7);
}
