import { addDays } from '../dates/add-days.ts';
import { addMonths } from '../dates/add-months.ts';
import { weekdayOf } from '../dates/weekday-of.ts';

/** Returns the weeks that a month (YYYY-MM) spans, Monday to Sunday, as days YYYY-MM-DD. */
export function monthWeeks(month: string): string[][] {
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  const first = `${month}-01`;
  let weekStart = addDays(first, 1 - weekdayOf(first));
  while (weekStart < end) {
    const monday = weekStart;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
    weekStart = addDays(monday, 7);
  }
  return weeks;
}
