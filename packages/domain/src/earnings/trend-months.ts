import { monthsBack } from '../dates/months-back.ts';

/** The default number of months in a trend. */
export const TREND_MONTHS = 14;

/** Lists the months of a trend, YYYY-MM in the school's zone: the current one last, `count` in all. */
export const trendMonths = (now: string, count: number = TREND_MONTHS): string[] =>
  monthsBack(now, count - 1).reverse();
