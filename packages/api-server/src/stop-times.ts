import type { RoleOfProcess } from './role.ts';
import type { Settings } from './settings/settings.ts';

const USUAL_MS = 7_500;
/** The least time the slowest call gets to end, however long the grace was. */
const LEAST_DRAIN_MS = 4_500;

/**
 * Returns how long a stopping process continues to listen, and how long it then waits for work in progress. Together
 * that is 7.5 s, and more only if the grace is set to more than three. No traffic is routed to a worker, so it needs no
 * grace.
 */
export function stopTimes(
  { STOP_GRACE_SECONDS }: Pick<Settings, 'STOP_GRACE_SECONDS'>,
  role: RoleOfProcess,
): { graceMs: number; drainMs: number } {
  const graceMs = role === 'WORKER' ? 0 : STOP_GRACE_SECONDS * 1_000;
  return { graceMs, drainMs: Math.max(LEAST_DRAIN_MS, USUAL_MS - graceMs) };
}
