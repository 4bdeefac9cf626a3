const DAY_MS = 86_400_000;

/**
 * Returns when a day of the course's plan falls in a cohort whose course starts at the given moment; both in
 * milliseconds since 1970.
 */
export const courseDayAt = (start: number, day: number): number => start + day * DAY_MS;
