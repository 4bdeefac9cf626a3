import type { Pool } from 'pg';
import { ping } from '../db/ping.ts';
import { within } from './within.ts';

/**
 * A read is answered within five seconds (HOLD-01), even on a busy machine. After three seconds the database is probed.
 */
const READ_MS = 3_000;
const PROBE_MS = 500;

/**
 * Waits for a read as long as the database is up. A slow read is waited for while the database answers others; if the
 * database does not respond, or has no connection left, the caller is not kept waiting.
 * @returns null if the read cannot be answered in time
 */
export async function unlessSilent<T>(pool: Pool, read: Promise<T>): Promise<T | null> {
  const done = await within(READ_MS, read);
  if (done) return done.value;
  const asked = ping(pool).catch(() => null);
  const heard = await within(PROBE_MS, Promise.race([asked, read]));
  return heard?.value ? read : null;
}
