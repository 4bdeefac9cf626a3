import { DEFAULT_TIMEZONE } from './calendar-date.ts';
import { instantAt } from './instant-at.ts';

/**
 * Returns the last millisecond of a day in a zone, ISO 8601 UTC: what is open until a day is open through all of it.
 */
export const endOfDay = (day: string, timezone: string = DEFAULT_TIMEZONE): string =>
  new Date(Date.parse(instantAt(timezone, day, 24)) - 1).toISOString();
