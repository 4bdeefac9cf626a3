import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';

/** The same day as `schoolDay`, as YYYY-MM-DD: for files, which a spreadsheet sorts. */
export const schoolDate = (instant: string): string => calendarDateIn(DEFAULT_TIMEZONE, instant);
