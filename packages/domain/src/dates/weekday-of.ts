import { utc } from './utc.ts';

/** Returns the weekday of a day, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: string): number => utc(date).day() || 7;
