import * as z from 'zod/mini';

/**
 * How long questions of a cohort waited for their first answer, in whole minutes: half of them at most `halfMinutes`,
 * nine of ten at most `mostMinutes`. `counted` of the last `days` days. What still waits counts with its wait so far
 * once that is longer than three days, so that silence does not look like speed.
 */
export const WaitingTime = z.object({
  halfMinutes: z.int(),
  mostMinutes: z.int(),
  counted: z.int(),
  days: z.int(),
});
export type WaitingTime = z.infer<typeof WaitingTime>;

/** The fewest questions that say something about the next one. */
export const WAITING_MIN_COUNT = 5;

/** Days that are looked back at, and the newest questions of them that are counted. */
export const WAITING_DAYS = 90;
export const WAITING_MAX_COUNT = 200;

/** From which age a question without an answer counts. */
export const WAITING_SILENT_DAYS = 3;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait as people say it: never shorter than it was. */
export function waitText(minutes: number): string {
  if (minutes <= 60) return minutes <= 1 ? 'a minute' : plural(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? plural(hours, 'hour') : plural(Math.ceil(hours / 24), 'day');
}

/** What is said of the wait beside a new question; without enough of them it says that, and promises nothing. */
export function waitingText(waiting: WaitingTime | null): string {
  if (waiting === null)
    return 'Too few questions have been answered in this cohort to say how long an answer takes.';
  const { halfMinutes, mostMinutes, counted, days } = waiting;
  return `Of the last ${counted} questions here, asked within ${days} days, half had an answer within ${waitText(halfMinutes)} and nine of ten within ${waitText(mostMinutes)}.`;
}
