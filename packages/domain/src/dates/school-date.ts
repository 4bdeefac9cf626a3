import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';

/** Returns the same day as `schoolDay`, as YYYY-MM-DD: for files that a spreadsheet sorts. */
export const schoolDate = (instant: string): string => calendarDateIn(DEFAULT_TIMEZONE, instant);
