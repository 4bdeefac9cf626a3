import { sql } from 'drizzle-orm';
import { flag } from '../kinds.ts';
import { statement } from '../statement.ts';

const LOCK = sql.raw('7305912447');

/** Waits for every other transaction with the same lock, then holds it until its own transaction ends. */
export const hold = statement({
  params: {},
  columns: { isHeld: flag },
  sql: () => sql`select pg_advisory_xact_lock(${LOCK}) is not null as "isHeld"`,
});
