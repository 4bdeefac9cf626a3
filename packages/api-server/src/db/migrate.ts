import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MigrationHeld } from './migration-held.ts';
import { SchemaMismatch } from './schema-mismatch.ts';
import { asOptions, UNLIMITED } from './session.ts';

/** What drizzle-kit generates from the schema, then what it cannot express: triggers. */
const FOLDERS = [new URL('../../drizzle/', import.meta.url), new URL('./guards/', import.meta.url)];
const LOCK = 7_305_912_441;
/**
 * A change of a table waits for the transactions that use it, and later ones queue behind it. So it gives way after
 * this time, which is before PostgreSQL looks for deadlocks, so that no call of the previous version is the one to be
 * ended.
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
 * Does the work in one transaction that alone has the lock. A session lock would be lost, or never released, behind a
 * pooler that gives each transaction another connection.
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

/** Whether other transactions used what a change needs: it was rolled back whole and may be retried. */
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

/** As `applyOnce`, retried while others use what it changes. @throws MigrationHeld when they never stop */
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
 * transaction with its own mark, so a killed process leaves no half-made schema. Writers do not queue behind a waiting
 * migration: it gives way and is retried.
 * @param longestMs how long each migration is retried
 * @returns the names applied by this call
 * @throws SchemaMismatch when an applied migration has since been changed
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

/** Whether every migration of this build has been applied to the database. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const names = (await listMigrations()).map(({ name }) => name);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from plinth_migrations where name = any($1)',
    [names],
  );
  return rows[0]?.n === names.length;
}
