import { createReadStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate } from '@plinth/api-server/db/migrate';
import { Fault } from '@plinth/api-server/fault';
import type { Settings } from '@plinth/api-server/settings/settings';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { countRows, listTables } from '../database/list-tables.ts';
import { refuseWhileServed } from '../database/refuse-while-served.ts';
import { withClient } from '../database/with-client.ts';
import { copyBackFiles } from './copy-back-files.ts';
import { hashStream } from './hash-stream.ts';
import { Manifest } from './manifest.ts';
import { readIfThere } from './read-if-there.ts';

type Target = {
  settings: Pick<Settings, 'PLINTH_HOME'>;
  databaseUrl: string;
  folder: string;
  /** The manifest of the folder, from `readManifest`. */
  manifest: Manifest;
  note: (detail: string) => void;
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Loads a backup into an empty database that no server uses, and an empty files folder. The tables are loaded in one
 * transaction, with every checksum and every foreign key verified before the commit: a damaged backup leaves the
 * database empty and the key as it was. Files and key are in place before the commit, so a restore that is cut off can
 * be repeated.
 * @throws Fault when the target is not empty or is served, or the backup is damaged or of another version
 */
export async function loadBackup({ settings, databaseUrl, folder, manifest, note }: Target): Promise<void> {
  const files = await copyBackFiles(manifest, folder, join(settings.PLINTH_HOME, 'files'));
  await withClient(databaseUrl, async (client) => {
    const [full] = await countRows(client);
    if (full)
      throw new Fault(
        `The database is not empty (table ${full.table} has ${full.rows} rows). Restore into an empty one: another DATABASE_URL, or none and a new PLINTH_HOME.`,
      );
    // Only now: nobody must stop a school for a restore that named its database by mistake.
    await refuseWhileServed(client);
    note('migrating');
    await migrate(databaseUrl);
    await compareMigrations(client, manifest);
    const secret = join(settings.PLINTH_HOME, 'secret');
    const ownSecret = await readIfThere(secret);
    const takeBack = async () => {
      await files.takeBack();
      if (ownSecret) await replaceSecret(secret, ownSecret);
      else await rm(secret, { force: true });
    };
    await client.query('begin');
    try {
      await loadTables(client, manifest, folder, note);
      await files.copy(note);
      // Before the commit: a full database refuses another restore, so that the key would be missing for ever.
      const key = await readIfThere(join(folder, 'secret'));
      if (key) await replaceSecret(secret, key);
    } catch (error) {
      await client.query('rollback').catch(() => {});
      await takeBack();
      throw error;
    }
    try {
      await client.query('commit');
    } catch (error) {
      if (await isCommitted(databaseUrl)) return;
      await takeBack();
      throw error;
    }
  });
}

/**
 * Whether a commit that was not confirmed happened; counting waits for the locks of a transaction that still runs.
 * @throws Fault when the database does not answer; files and key then stay, since its rows may need them
 */
async function isCommitted(databaseUrl: string): Promise<boolean> {
  const counts = await withClient(databaseUrl, countRows).catch(() => {
    throw new Fault(
      'The connection to the database was lost while the backup was being committed. Files and key are in place. Once ' +
        'the database answers, restore again: if it says that the database is not empty, the first restore succeeded.',
    );
  });
  return counts.length > 0;
}

/** Writes the key of the school, readable by its owner only; the path has the old one or the new one at any moment. */
async function replaceSecret(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, path);
}

/** Reads what the folder claims to contain. @throws Fault when it is no backup or its manifest is damaged */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Fault(`${folder} holds no backup: there is no manifest.json in it.`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new Fault(`The backup in ${folder} is damaged: its manifest.json cannot be read.`);
  }
}

/** Compares the migrations, because rows fit only the schema they came from. */
async function compareMigrations(client: pg.Client, manifest: Manifest): Promise<void> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, sha256 from plinth_migrations order by name',
  );
  const list = (migrations: Manifest['migrations']) =>
    migrations.map(({ name, sha256 }) => `${name} ${sha256}`).join('\n');
  if (list(rows) === list(manifest.migrations)) return;
  throw new Fault(
    `This backup was written at the schema ${manifest.migrations.at(-1)?.name ?? 'before the first'}, this version is at ` +
      `${rows.at(-1)?.name}. Restore it with the version that wrote it; the newer one then migrates it.`,
  );
}

async function loadTables(
  client: pg.Client,
  manifest: Manifest,
  folder: string,
  note: (detail: string) => void,
) {
  const known = await listTables(client);
  const given = manifest.tables.map(({ name }) => name);
  if (known.join() !== given.join())
    throw new Fault('The backup is damaged: its tables are not those of its schema.');
  const restoreKeys = await dropForeignKeys(client);
  // Some tables refuse changes and truncation, which is meant for staff and not for a database that is still empty.
  for (const table of known) await client.query(`alter table ${quote(table)} disable trigger user`);
  // Rows inserted by migrations are in the backup as well.
  if (known.length > 0) await client.query(`truncate ${known.map(quote).join(', ')}`);
  for (const table of manifest.tables) {
    note(`table ${table.name}`);
    const name = quote(table.name);
    const stream = client.query(copyFrom(`copy ${name} (${table.columns.map(quote).join(', ')}) from stdin`));
    const hash = hashStream();
    const source = createReadStream(join(folder, 'tables', `${table.name}.copy.gz`));
    await pipeline(source, createGunzip(), hash.through, stream).catch((error: Error) => {
      throw new Fault(`The backup is damaged: table ${table.name} cannot be loaded (${error.message}).`);
    });
    await client.query(`alter table ${name} enable trigger user`);
    if (stream.rowCount !== table.rows || hash.digest() !== table.sha256)
      throw new Fault(
        `The backup is damaged: table ${table.name} does not have the rows that its manifest names.`,
      );
  }
  for (const { name, value } of manifest.sequences)
    await client.query('select setval($1::regclass, $2)', [quote(name), value]);
  note('checking references');
  await restoreKeys();
}

/** Drops the foreign keys, so that tables load in any order; restoring them checks every row. */
async function dropForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  };
}
