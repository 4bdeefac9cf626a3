import type { TimerState } from '../session/state-slices.ts';

/** The period in which a learner has access; ISO 8601 UTC, null before the start. */
export type AccessTime = { startedAt: string | null; endsAt: string | null };

/** Returns the timer of an open course at a moment. A second that has begun counts as left. */
export function openTimerAt({ startedAt, endsAt }: AccessTime, now: string): TimerState {
  if (startedAt === null || endsAt === null) return { running: false, started: false, remainingSeconds: 0 };
  const remainingSeconds = Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / 1000));
  return { running: remainingSeconds > 0, started: true, remainingSeconds };
}
