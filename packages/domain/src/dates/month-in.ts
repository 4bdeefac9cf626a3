import { calendarDateIn } from './calendar-date.ts';

/** Returns the month an instant falls in, in a zone, YYYY-MM. */
export const monthIn = (timezone: string, instant: string): string =>
  calendarDateIn(timezone, instant).slice(0, 7);
