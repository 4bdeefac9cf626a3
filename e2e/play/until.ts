import { setTimeout as pause } from 'node:timers/promises';
import type { Breach } from './breach.ts';

const WAIT_MS = 60_000;
const LOOK_MS = 100;

/**
 * Looks again and again for what the school does after its answer, and answers what was found. Where it is at work for a
 * while, looking less often leaves it the time for that.
 * @throws the breach where it has not come in time
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
