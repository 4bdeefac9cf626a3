import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/schema.ts';

export type Schema = typeof schema;
export type Database = NodePgDatabase<Schema>;
export type Transaction = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;
/** What a query needs: the database, or the transaction it must belong to. */
export type Queryable = Database | Transaction;

export type DatabaseHandle = { db: Database; pool: pg.Pool; close: () => Promise<void> };

// Amounts are bigint columns well inside the safe integers; as strings they would break arithmetic silently.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint beyond the safe integers: ${value}`);
  return number;
});

/** Opens a pool. A stopping PostgreSQL ends idle clients with 57P01; `onError` hears of it instead of the process dying. */
export function openDatabase(url: string, poolSize: number, onError: (error: Error) => void): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'plinth',
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  });
  pool.on('error', onError);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
}
