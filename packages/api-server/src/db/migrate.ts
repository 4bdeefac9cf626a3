import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MigrationHeld } from './migration-held.ts';
import { SchemaMismatch } from './schema-mismatch.ts';
import { asOptions, UNLIMITED } from './session.ts';

/** What drizzle-kit generates from the schema, then what it cannot say: triggers. */
const FOLDERS = [new URL('../../drizzle/', import.meta.url), new URL('./guards/', import.meta.url)];
const LOCK = 7_305_912_441;
/**
 * A change of a table waits for who uses it, and whoever comes after waits behind it: it gives way after this, and before
 * PostgreSQL looks for two that wait for each other, so that no call of the version before is the one that is ended.
 */
const WAIT_MS = 500;
const PAUSE_MS = 250;
const LONGEST_TRYING_MS = 120_000;
const [NO_LOCK, DEADLOCK] = ['55P03', '40P01'];

async function listMigrations(): Promise<{ name: string; file: URL }[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
      return names.map((name) => ({ name, file: new URL(name, folder) }));
    }),
  );
  return lists.flat();
}

/**
 * Does the work in one transaction that alone holds the lock. A session's lock would be lost, or kept for ever, behind
 * a pooler that gives each transaction another connection.
 */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whether others used what a change needs: it was taken back whole, and may be tried again. */
const isInUse = (error: unknown) =>
  error instanceof pg.DatabaseError && [NO_LOCK, DEADLOCK].includes(error.code ?? '');

async function applyOnce(client: pg.Client, name: string, file: URL): Promise<boolean> {
  const sql = await readFile(file, 'utf8');
  const sha256 = createHash('sha256').update(sql).digest('hex');
  const { rows } = await client.query<{ sha256: string }>(
    'select sha256 from plinth_migrations where name = $1',
    [name],
  );
  const before = rows[0]?.sha256;
  if (before === sha256) return false;
  if (before) throw new SchemaMismatch(name);
  await client.query(`set local lock_timeout = ${WAIT_MS}`);
  await client.query(sql);
  await client.query('insert into plinth_migrations (name, sha256) values ($1, $2)', [name, sha256]);
  return true;
}

/** As `applyOnce`, as often as others use what it changes. @throws MigrationHeld when they do so all the time */
async function apply(client: pg.Client, name: string, file: URL, longestMs: number): Promise<boolean> {
  const until = performance.now() + longestMs;
  for (;;)
    try {
      return await alone(client, () => applyOnce(client, name, file));
    } catch (error) {
      if (!isInUse(error)) throw error;
      if (performance.now() > until) throw new MigrationHeld(name);
      await pause(PAUSE_MS);
    }
}

/**
 * Applies the forward migrations once, in order, however many processes start together. Each file runs in one
 * transaction with its own mark, so a killed process leaves no half schema. Who writes meanwhile does not wait behind one
 * that waits: it gives way and is tried again.
 * @param longestMs for how long one of them is tried
 * @returns the names applied by this call
 * @throws SchemaMismatch when a migration that was applied is another one now
 * @throws MigrationHeld when others used what one changes all the time
 */
export async function migrate(url: string, longestMs = LONGEST_TRYING_MS): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plinth-migrate',
    options: asOptions(UNLIMITED),
  });
  await client.connect();
  const applied: string[] = [];
  try {
    await alone(client, () =>
      client.query(
        'create table if not exists plinth_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
      ),
    );
    for (const { name, file } of await listMigrations())
      if (await apply(client, name, file, longestMs)) applied.push(name);
    return applied;
  } finally {
    await client.end();
  }
}

/** Whether every migration of this build stands in the database. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const names = (await listMigrations()).map(({ name }) => name);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from plinth_migrations where name = any($1)',
    [names],
  );
  return rows[0]?.n === names.length;
}
