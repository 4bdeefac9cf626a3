import { formatInstant } from './format-day.ts';

/** From this distance on, a day and month without a year are ambiguous. */
const NEAR_MS = 300 * 86_400_000;

/**
 * Formats the day of an instant (ISO 8601) in a zone, such as `Mon 4 May`, with the year if it is far from now.
 * @param now ISO 8601
 */
export function nearDay(instant: string, timezone: string, now: string): string {
  const isNear = Math.abs(Date.parse(instant) - Date.parse(now)) < NEAR_MS;
  return formatInstant(instant, timezone, isNear ? 'weekday' : 'weekdayOfYear');
}
