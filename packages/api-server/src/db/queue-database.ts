import type { Pool } from 'pg';
import type { Db } from 'pg-boss';

/**
 * The job queue on the pool of the process, so that its connections are bounded, cut when silent, and watched for
 * breaking.
 */
export const queueDatabase = (pool: Pool): Db => ({
  executeSql: (text, values) => pool.query(text, values),
});
