import type { RoleOfProcess } from './role.ts';
import type { Settings } from './settings/settings.ts';

const USUAL_MS = 7_500;
/** What the slowest call is given to end, however long the grace was. */
const LEAST_DRAIN_MS = 4_500;

/**
 * How long a process that was told to stop goes on listening, and how long it then waits for what is under way. Both
 * together take 7.5 s, and more only where the grace is set to more than three. Nobody is sent to a worker, so it needs
 * no grace.
 */
export function stopTimes(
  { STOP_GRACE_SECONDS }: Pick<Settings, 'STOP_GRACE_SECONDS'>,
  role: RoleOfProcess,
): { graceMs: number; drainMs: number } {
  const graceMs = role === 'WORKER' ? 0 : STOP_GRACE_SECONDS * 1_000;
  return { graceMs, drainMs: Math.max(LEAST_DRAIN_MS, USUAL_MS - graceMs) };
}
