import { addDays } from '../dates/add-days.ts';
import { weekdayOf } from '../dates/weekday-of.ts';

/** Returns what is wrong with a requested week, or null: it runs from a Monday to the following Sunday. */
export function weekProblem(weekStart: string, weekEnd: string): string | null {
  if (weekStart > weekEnd) return 'The week ends before it starts.';
  if (weekdayOf(weekStart) !== 1) return 'A week starts on a Monday.';
  return weekEnd === addDays(weekStart, 6) ? null : 'A week ends on the Sunday after its Monday.';
}
