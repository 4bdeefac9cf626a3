import { monthsBack } from '../dates/months-back.ts';

/** How many months are drawn when nobody says how many. */
export const TREND_MONTHS = 14;

/** The months of a trend, YYYY-MM in the school's zone: the running one last, `count` in all. */
export const trendMonths = (now: string, count: number = TREND_MONTHS): string[] =>
  monthsBack(now, count - 1).reverse();
