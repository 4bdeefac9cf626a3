import { utc } from './utc.ts';

/** Returns the instant a number of 24-hour days after an instant, or before it if `days` is negative; ISO 8601 UTC. */
export const daysLater = (instant: string, days: number): string =>
  utc(instant).add(days, 'day').toISOString();
