import pg from 'pg';
import type { School } from './school.ts';

/** Reads a school's database, read-only. */
export async function readDatabase<Row extends pg.QueryResultRow>(
  school: School,
  query: string,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: await school.databaseUrl(),
    options: '-c default_transaction_read_only=on',
  });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
