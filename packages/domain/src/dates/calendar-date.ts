import { partsIn } from './parts-in.ts';

/** The zone of the school, used wherever no other one is shown (CONST-32, D-125). */
export const DEFAULT_TIMEZONE = 'Asia/Kolkata';

const DAY_MS = 86_400_000;

const dayParts = partsIn('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day an instant falls on in a zone, YYYY-MM-DD. */
export function calendarDateIn(timezone: string, instant: string): string {
  const part = dayParts(timezone, new Date(instant));
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The day a number of days after a day; both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day, 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
