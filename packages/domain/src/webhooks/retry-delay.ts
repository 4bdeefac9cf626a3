const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between one try and the next: about three days in total, as the Standard Webhooks specification advises. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** How long an endpoint may fail every try before deliveries to it stop, in milliseconds. */
export const FAILING_MAX_MS = 3 * 24 * HOUR * 1_000;

/** How long deliveries can be looked up and resent, in days. */
export const DELIVERIES_KEPT_DAYS = 30;

/**
 * Returns how long to wait after a failed try, in milliseconds.
 * @param attempts tries made so far, from 1
 * @param chance from 0 to 1: spreads the tries, so that those made at the same moment are not all repeated at the same
 * moment
 * @returns null when it is not tried again
 */
export function retryDelay(attempts: number, chance: number): number | null {
  const seconds = DELAYS[attempts - 1];
  return seconds === undefined ? null : Math.round(seconds * 1_000 * (1 + chance / 10));
}
