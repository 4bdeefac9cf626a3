import { utc } from './utc.ts';

/** Returns the day a number of days after a day; both YYYY-MM-DD. */
export const addDays = (date: string, days: number): string =>
  utc(date).add(days, 'day').format('YYYY-MM-DD');
