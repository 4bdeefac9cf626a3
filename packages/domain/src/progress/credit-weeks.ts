import { addDays } from '../dates/add-days.ts';
import { weekOf } from '../dates/week-of.ts';

/** The number of weeks in a trend, including the current one. */
export const TREND_WEEKS = 12;

/**
 * Returns the credits of each of the last weeks, oldest first, including weeks without any. Weeks run from Monday to
 * Sunday in the zone; earlier credits are omitted.
 */
export function creditWeeks(
  entries: readonly { createdAt: string; credits: number }[],
  now: string,
  timezone: string,
): { weekStart: string; credits: number }[] {
  const { weekStart: present } = weekOf(now, timezone);
  const weeks = new Map<string, number>();
  for (let back = TREND_WEEKS - 1; back >= 0; back -= 1) weeks.set(addDays(present, -7 * back), 0);
  for (const { createdAt, credits } of entries) {
    const { weekStart } = weekOf(createdAt, timezone);
    const sum = weeks.get(weekStart);
    if (sum !== undefined) weeks.set(weekStart, sum + credits);
  }
  return [...weeks].map(([weekStart, credits]) => ({ weekStart, credits }));
}
