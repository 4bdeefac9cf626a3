import type { Pool } from 'pg';

/** Resolves once the database has answered; rejects if it refuses or the connection breaks. */
export async function ping(pool: Pool): Promise<true> {
  await pool.query('select 1');
  return true;
}
