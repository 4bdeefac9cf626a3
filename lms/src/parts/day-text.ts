import { nearDay } from '@plinth/domain/dates/near-day';

/**
 * Returns the day of an instant (ISO 8601) in a zone as the app shows it, such as `Mon 4 May`, with the year if far
 * from today.
 */
export const dayText = (instant: string, zone: string): string =>
  nearDay(instant, zone, new Date().toISOString());
