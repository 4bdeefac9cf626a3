import { addMonths } from '../dates/add-months.ts';
import { addDays } from '../dates/calendar-date.ts';
import { weekOf } from '../dates/week-of.ts';

/** The weeks that a month (YYYY-MM) lies in, Monday to Sunday, as days YYYY-MM-DD (CONST-36). */
export function monthWeeks(month: string): string[][] {
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  let { weekStart } = weekOf(`${month}-01T00:00:00Z`, 'UTC');
  while (weekStart < end) {
    const monday = weekStart;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)));
    weekStart = addDays(monday, 7);
  }
  return weeks;
}
