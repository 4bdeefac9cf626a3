import { sql } from 'drizzle-orm';
import { flag, integer } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Waits for a lock with this number, and holds it until the transaction ends. */
export const holdLock = statement({
  params: { key: integer },
  columns: { isHeld: flag },
  sql: ({ key }) => sql`select pg_advisory_xact_lock(${key}) is not null as "isHeld"`,
});
