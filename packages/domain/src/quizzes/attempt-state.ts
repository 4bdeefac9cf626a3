/** An attempt at a quiz, as stored on the server; without a limit it cannot run out of time. */
export type Attempt = {
  startedAt: string;
  completedAt: string | null;
  timeLimitSeconds: number | null;
};

/**
 * Whether an attempt accepts answers: closed once completed, time-over once its limit has passed on the server's clock;
 * the next call then closes it with the answers so far, or the clock of the server if none comes.
 */
export function attemptState(attempt: Attempt, now: string): 'open' | 'time-over' | 'closed' {
  if (attempt.completedAt !== null) return 'closed';
  return remainingSeconds(attempt, now) === 0 ? 'time-over' : 'open';
}

/** Returns the seconds left of an attempt, null without a limit, never below 0. */
export function remainingSeconds(attempt: Attempt, now: string): number | null {
  if (attempt.timeLimitSeconds === null) return null;
  const end = Date.parse(attempt.startedAt) + attempt.timeLimitSeconds * 1000;
  return Math.max(0, Math.ceil((end - Date.parse(now)) / 1000));
}

/**
 * A learner's standing with a quiz. `maxAttempts` null means no limit; `isOver` once the learner or the course ended
 * it.
 */
export type QuizStanding = {
  attemptCount: number;
  maxAttempts: number | null;
  hasOpenAttempt: boolean;
  isOver: boolean;
};

/** Whether a quiz may be retaken: after a closed attempt, while it is not over and attempts are left. */
export function mayRetake({ attemptCount, maxAttempts, hasOpenAttempt, isOver }: QuizStanding): boolean {
  if (hasOpenAttempt || isOver || attemptCount === 0) return false;
  return maxAttempts === null || attemptCount < maxAttempts;
}
