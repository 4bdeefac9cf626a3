import { nearDay } from '@plinth/domain/dates/near-day';

/** The day of an instant (ISO 8601) in a zone as the app shows it, such as `Mon 4 May`, far from today with its year. */
export const dayText = (instant: string, zone: string): string =>
  nearDay(instant, zone, new Date().toISOString());
