import { addDays, calendarDateIn, DEFAULT_TIMEZONE, weekdayOf } from './calendar-date.ts';

/** The week of a moment in a zone: its Monday and its Sunday, YYYY-MM-DD (CONST-36, D-125). */
export function weekOf(
  instant: string,
  timezone: string = DEFAULT_TIMEZONE,
): { weekStart: string; weekEnd: string } {
  const day = calendarDateIn(timezone, instant);
  const weekStart = addDays(day, 1 - weekdayOf(day));
  return { weekStart, weekEnd: addDays(weekStart, 6) };
}
