import { formatInstant } from './format-day.ts';

/** So far from today a day and a month alone may be of this year or of another. */
const NEAR_MS = 300 * 86_400_000;

/**
 * The day of an instant (ISO 8601) in a zone, such as `Mon 4 May`, with its year where it lies far from now.
 * @param now ISO 8601
 */
export function nearDay(instant: string, timezone: string, now: string): string {
  const isNear = Math.abs(Date.parse(instant) - Date.parse(now)) < NEAR_MS;
  return formatInstant(instant, timezone, isNear ? 'weekday' : 'weekdayOfYear');
}
