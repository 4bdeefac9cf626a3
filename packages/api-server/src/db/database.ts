import type { Socket } from 'node:net';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SILENT } from './is-outage.ts';
import { asOptions, SESSION, STATEMENT_MS } from './session.ts';

/** Without the tables: they serve Drizzle's relational queries alone, which nothing here uses. */
type NoTables = Record<string, never>;
export type Database = NodePgDatabase<NoTables>;
export type Transaction = NodePgTransaction<NoTables, ExtractTablesWithRelations<NoTables>>;
/** What a query needs: the database, or the transaction it must belong to. */
export type Queryable = Database | Transaction;

export type DatabaseHandle = { db: Database; pool: pg.Pool; close: () => Promise<void> };

// Amounts are bigint columns well inside the safe integers; as strings they would silently break arithmetic.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`bigint beyond the safe integers: ${value}`);
  return number;
});

/** A client that receives nothing for this much longer than a statement may take has lost its peer. */
const SILENCE_MS = 1_000;

/** A call that gets no connection within this time is answered that the school is busy. */
const CONNECTION_MS = 5_000;

/**
 * Data that arrived meanwhile is read before a connection is judged: a process that was itself busy received nothing
 * either.
 */
const SECOND_LOOK_MS = 500;

/** What the driver's connection has but its types do not declare. */
type Wire = {
  connection: { stream: Socket };
  /** No statement is under way: the connection waits for us, between two statements of a transaction. */
  readyForQuery: boolean;
};
const wireOf = (client: pg.PoolClient) => client as pg.PoolClient & Wire;
const streamOf = (client: pg.PoolClient) => wireOf(client).connection.stream;

/** Cuts a connection on which a statement is under way and no data arrives. */
function cutWhenSilent(client: pg.PoolClient): void {
  const wire = wireOf(client);
  const { stream } = wire.connection;
  stream.on('timeout', () => {
    if (wire.readyForQuery) return;
    const heard = stream.bytesRead;
    setTimeout(() => {
      if (!wire.readyForQuery && stream.bytesRead === heard) stream.destroy(new Error(SILENT));
    }, SECOND_LOOK_MS).unref();
  });
}

/**
 * Opens a pool. `onError` is called for every connection that breaks before it is closed, idle or in use (pg-pool
 * removes its own listener while one is in use, and an unhandled error would end the process). A connection on which
 * the database is silent for longer than any statement may take is cut, so that the caller is answered and the next one
 * gets another. A pooler accepts no settings with a connection; behind one, the settings are those of the role
 * (`limitRole`).
 * @param limits how long a call waits for a connection, and a statement for its end
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  hasPooler = false,
  limits = { connectionMs: CONNECTION_MS, statementMs: STATEMENT_MS },
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectionMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'plinth',
    ...(hasPooler ? {} : { options: asOptions({ ...SESSION, statement_timeout: limits.statementMs }) }),
  });
  // A connection that we end may still be closing when the database itself stops.
  let isClosing = false;
  const heard = (error: Error) => {
    if (!isClosing) onError(error);
  };
  pool.on('error', heard);
  pool.on('connect', (client) => {
    client.on('error', heard);
    cutWhenSilent(client);
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(limits.statementMs + SILENCE_MS));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
  const db = drizzle(pool, { casing: 'snake_case' });
  const close = () => {
    isClosing = true;
    return pool.end();
  };
  return { db, pool, close };
}
