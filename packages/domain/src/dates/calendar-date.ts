import { partsIn } from './parts-in.ts';

/** The zone of the school, the default where no other zone is given. */
export const DEFAULT_TIMEZONE = 'Asia/Kolkata';

const dayParts = partsIn('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Returns the day an instant falls on in a zone, YYYY-MM-DD. */
export function calendarDateIn(timezone: string, instant: string): string {
  const part = dayParts(timezone, new Date(instant));
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
