import { utc } from './utc.ts';

/** Returns the month a number of months after a month; both YYYY-MM. */
export const addMonths = (month: string, months: number): string =>
  utc(month).add(months, 'month').format('YYYY-MM');
