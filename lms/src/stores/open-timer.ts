import { timerAfterError } from '@plinth/domain/open-lms/timer-after-error';
import type { TimerState } from '@plinth/domain/session/state-slices';
import { proxy } from 'valtio';

/** The timer as last reported by the server, and the device time of that report, in milliseconds since 1970. */
export type OpenTimerState = TimerState & { saidAt: number };

/** The timer of the open course. Changed only by the actions below. */
export const openTimer = proxy<OpenTimerState>({
  running: false,
  started: false,
  remainingSeconds: 0,
  saidAt: 0,
});

/** Applies the server's report; one older than the known state changes nothing. */
export function takeTimer(timer: TimerState, saidAt: number): void {
  if (saidAt >= openTimer.saidAt) Object.assign(openTimer, timer, { saidAt });
}

/** Handles content that could not be loaded: if the time is up, the timer is stopped and marked started. */
export function stopTimerAfter(error: { status?: number; code?: string }): void {
  const { saidAt, ...timer } = openTimer;
  const after = timerAfterError(timer, error);
  Object.assign(openTimer, after, {
    saidAt,
    ...(after.running === timer.running ? {} : { remainingSeconds: 0 }),
  });
}

/** The seconds left at a moment: the device only counts between two answers of the server. */
export const secondsLeft = (
  { running, remainingSeconds, saidAt }: Readonly<OpenTimerState>,
  now: number,
): number => (running ? Math.max(0, remainingSeconds - Math.floor((now - saidAt) / 1000)) : 0);
