import { utc } from './utc.ts';

/** The instant a number of days of 24 hours after an instant, or before it where `days` is negative; ISO 8601 UTC. */
export const daysLater = (instant: string, days: number): string =>
  utc(instant).add(days, 'day').toISOString();
