import type { TimerState } from '../session/state-slices.ts';

/** How long before its end access can be extended, in seconds: once the timer shows hours. */
export const EXTENSION_OFFERED_SECONDS = 86_400;

/**
 * Whether a learner may extend the access to an open course: once, on its last day or after its end, and not if the
 * course is paid and therefore has no end.
 */
export function mayExtendAccess(facts: { timer: TimerState; isExtended: boolean; isPaid: boolean }): boolean {
  const { timer, isExtended, isPaid } = facts;
  return !isPaid && !isExtended && timer.started && timer.remainingSeconds <= EXTENSION_OFFERED_SECONDS;
}
