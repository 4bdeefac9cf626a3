import type { TestSchool } from './open-test-school.ts';

/**
 * Whether this many connections to a test's own school wait for a lock. The table of locks would count those of the schools of
 * other tests as well: a wait for a row names no database there.
 */
export async function waitsForLock({ deps }: TestSchool, connections = 1): Promise<boolean> {
  const { rows } = await deps.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length >= connections;
}
