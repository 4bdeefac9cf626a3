import { DEFAULT_TIMEZONE } from '../dates/calendar-date.ts';
import { monthIn } from '../dates/month-in.ts';

/** Whether a month, YYYY-MM, is over in the school's zone, so that its earnings can be paid as a whole. */
export const mayPayMonth = (month: string, now: string): boolean => month < monthIn(DEFAULT_TIMEZONE, now);
