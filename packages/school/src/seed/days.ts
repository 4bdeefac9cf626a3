const DAY_MS = 86_400_000;

/**
 * Returns the instant a number of whole days from the day of seeding, at 10:00 in Kolkata (04:30 UTC), when a school
 * day begins.
 */
export function dayFrom(now: Date, days: number): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight + days * DAY_MS + 4.5 * 3_600_000);
}

/** Returns an instant on a day after a start, at a clock time in Kolkata, which has no daylight saving. */
export function atKolkata(start: Date, day: number, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const midnight = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate() + day);
  return new Date(midnight + hours * 3_600_000 + minutes * 60_000 - 5.5 * 3_600_000);
}
