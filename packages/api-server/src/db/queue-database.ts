import type { Pool } from 'pg';
import type { Db } from 'pg-boss';

/**
 * The job queue on the pool of the process: its connections are bounded, cut when they are silent, and heard when they
 * break.
 */
export const queueDatabase = (pool: Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values),
});
