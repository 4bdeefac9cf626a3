import { timerAfterError } from '@plinth/domain/open-lms/timer-after-error';
import type { TimerState } from '@plinth/domain/session/state-slices';
import { proxy } from 'valtio';

/** The timer as the server said it last, and when that was on the clock of the device, in milliseconds since 1970. */
export type OpenTimerState = TimerState & { saidAt: number };

/** The timer of the open course. Changed only by the actions below. */
export const openTimer = proxy<OpenTimerState>({
  running: false,
  started: false,
  remainingSeconds: 0,
  saidAt: 0,
});

/** Takes what the server says; an answer that is older than what is known changes nothing. */
export function takeTimer(timer: TimerState, saidAt: number): void {
  if (saidAt >= openTimer.saidAt) Object.assign(openTimer, timer, { saidAt });
}

/** The content could not be loaded: time that is up stops the timer and marks it started. */
export function stopTimerAfter(error: { status?: number; code?: string }): void {
  const { saidAt, ...timer } = openTimer;
  const after = timerAfterError(timer, error);
  Object.assign(openTimer, after, {
    saidAt,
    ...(after.running === timer.running ? {} : { remainingSeconds: 0 }),
  });
}

/** How many seconds are left at a moment: the device only counts between two answers of the server. */
export const secondsLeft = (
  { running, remainingSeconds, saidAt }: Readonly<OpenTimerState>,
  now: number,
): number => (running ? Math.max(0, remainingSeconds - Math.floor((now - saidAt) / 1000)) : 0);
