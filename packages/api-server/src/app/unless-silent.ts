import type { Pool } from 'pg';
import { ping } from '../db/ping.ts';
import { within } from './within.ts';

/**
 * A read is answered within five seconds (HOLD-01), also on a machine that is busy with much else. After three it is asked
 * whether anybody is there.
 */
const READ_MS = 3_000;
const PROBE_MS = 500;

/**
 * Waits for a read as long as the database is there. One that takes long while the database answers others is waited
 * for; where the database says nothing, or has no connection left, nobody is kept waiting.
 * @returns null when the read cannot be answered in time
 */
export async function unlessSilent<T>(pool: Pool, read: Promise<T>): Promise<T | null> {
  const done = await within(READ_MS, read);
  if (done) return done.value;
  const asked = ping(pool).catch(() => null);
  const heard = await within(PROBE_MS, Promise.race([asked, read]));
  return heard?.value ? read : null;
}
