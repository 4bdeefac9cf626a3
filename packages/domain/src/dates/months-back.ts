import { addMonths } from './add-months.ts';
import { DEFAULT_TIMEZONE } from './calendar-date.ts';
import { monthIn } from './month-in.ts';

/** How many months a month picker goes back before the current one. */
export const MONTHS_BACK = 14;

/** Lists the months of a month picker, YYYY-MM: the current one first, then `count` before it. */
export function monthsBack(
  now: string,
  count: number = MONTHS_BACK,
  timezone: string = DEFAULT_TIMEZONE,
): string[] {
  const current = monthIn(timezone, now);
  return Array.from({ length: count + 1 }, (_, back) => addMonths(current, -back));
}
