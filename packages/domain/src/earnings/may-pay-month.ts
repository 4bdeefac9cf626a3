import { calendarDateIn, DEFAULT_TIMEZONE } from '../dates/calendar-date.ts';

/** Whether a month, YYYY-MM, is over in the school's zone, so that what it brought can be paid as a whole. */
export const mayPayMonth = (month: string, now: string): boolean =>
  month < calendarDateIn(DEFAULT_TIMEZONE, now).slice(0, 7);
