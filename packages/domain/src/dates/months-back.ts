import { calendarDateIn, DEFAULT_TIMEZONE } from './calendar-date.ts';

/** How many months before the current one a month picker reaches (CONST-34). */
export const MONTHS_BACK = 14;

/** The months of a month picker, YYYY-MM, the current one first and `count` before it (CONST-34). */
export function monthsBack(
  now: string,
  count: number = MONTHS_BACK,
  timezone: string = DEFAULT_TIMEZONE,
): string[] {
  const today = calendarDateIn(timezone, now);
  const current = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count + 1 }, (_, back) => {
    const month = current - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
