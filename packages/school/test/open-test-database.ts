import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * Creates a separate, migrated database for a test file: a clone of the template in the PostgreSQL of the run. For
 * files that do not test a school starting its own database. Returns its address and a function that removes it.
 */
export async function openTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `school_${randomBytes(6).toString('hex')}`;
  const base = inject('postgresUrl');
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${base}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} template template_school`);
  return { url: `${base}/${name}`, drop: () => run(`drop database ${name} with (force)`) };
}
