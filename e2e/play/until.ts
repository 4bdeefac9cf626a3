import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from './breach.ts';

const WAIT_MS = 60_000;
const LOOK_MS = 100;

/**
 * Polls for what the school does after its answer, and returns what was found. If that work takes a while, polling less
 * often leaves the school more time for it.
 * @throws the breach if it has not appeared in time
 */
export async function until<T>(
  look: () => Promise<T>,
  breach: Breach,
  { lookEveryMs = LOOK_MS } = {},
): Promise<NonNullable<T>> {
  for (const end = performance.now() + WAIT_MS; performance.now() < end; await pause(lookEveryMs)) {
    const found = await look();
    if (found) return found;
  }
  throw breach;
}
