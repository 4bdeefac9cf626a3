import type { TimerState } from '../session/state-slices.ts';

/**
 * Returns the timer after a failed content load: stopped and marked started if access has expired or the status is 400,
 * else unchanged.
 */
export function timerAfterError(timer: TimerState, error: { status?: number; code?: string }): TimerState {
  const isExpired = error.code === 'USER_ACCESS_TIME_EXPIRY' || error.status === 400;
  return isExpired ? { ...timer, running: false, started: true } : timer;
}
