import * as z from 'zod/mini';

/**
 * How long questions of a cohort waited for their first answer, in whole minutes: half of them at most `halfMinutes`,
 * nine of ten at most `mostMinutes`. `counted` is the number from the last `days` days. Unanswered questions count with
 * their wait so far once it exceeds three days, so that silence does not look like speed.
 */
export const WaitingTime = z.object({
  halfMinutes: z.int(),
  mostMinutes: z.int(),
  counted: z.int(),
  days: z.int(),
});
export type WaitingTime = z.infer<typeof WaitingTime>;

/** The minimum number of questions for a prediction. */
export const WAITING_MIN_COUNT = 5;

/** The number of days looked back, and how many of their newest questions are counted. */
export const WAITING_DAYS = 90;
export const WAITING_MAX_COUNT = 200;

/** The age from which an unanswered question counts. */
export const WAITING_SILENT_DAYS = 3;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a wait in everyday terms: never shorter than it was. */
export function waitText(minutes: number): string {
  if (minutes <= 60) return minutes <= 1 ? 'a minute' : plural(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? plural(hours, 'hour') : plural(Math.ceil(hours / 24), 'day');
}

/** Returns the text on the wait beside a new question; with too few questions it says so and promises nothing. */
export function waitingText(waiting: WaitingTime | null): string {
  if (waiting === null)
    return 'Too few questions have been answered in this cohort to say how long an answer takes.';
  const { halfMinutes, mostMinutes, counted, days } = waiting;
  return `Of the last ${counted} questions here, asked within ${days} days, half had an answer within ${waitText(halfMinutes)} and nine of ten within ${waitText(mostMinutes)}.`;
}
