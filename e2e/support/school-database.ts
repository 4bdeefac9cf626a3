import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from '@playwright/test';
import pg from 'pg';
import { homeOf } from './sizes.ts';

/** Queries the PostgreSQL of the school of the flow's size, for facts that no screen shows. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const home = homeOf(test.info().project.name);
  const [postmaster, password] = await Promise.all([
    readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'),
    readFile(join(home, 'secret-db'), 'utf8'),
  ]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(postmaster.split('\n')[3]),
    user: 'plinth',
    password: password.trim(),
    database: 'plinth',
  });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
