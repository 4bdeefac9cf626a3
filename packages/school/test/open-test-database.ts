import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * A database of its own for a test file, migrated: a clone of the template in the PostgreSQL of the run. For the files whose
 * subject is not that a school starts its own. Answers its address and how it is removed.
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
