const DAY_MS = 86_400_000;

/** When a day of a course's plan comes in a cohort whose course starts at a moment; both in milliseconds since 1970. */
export const courseDayAt = (start: number, day: number): number => start + day * DAY_MS;
