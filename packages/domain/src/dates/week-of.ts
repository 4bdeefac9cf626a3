import { addDays } from './add-days.ts';
import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';
import { weekdayOf } from './weekday-of.ts';

/** Returns the week of an instant in a zone: its Monday and its Sunday, YYYY-MM-DD. */
export function weekOf(
  instant: string,
  timezone: string = DEFAULT_TIMEZONE,
): { weekStart: string; weekEnd: string } {
  const day = calendarDateIn(timezone, instant);
  const weekStart = addDays(day, 1 - weekdayOf(day));
  return { weekStart, weekEnd: addDays(weekStart, 6) };
}
