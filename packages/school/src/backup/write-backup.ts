import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Settings } from '@plinth/api-server/settings/settings';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { listTables } from '../database/list-tables.ts';
import { withClient } from '../database/with-client.ts';
import { type CopiedFile, copyFile, listFiles } from './copy-files.ts';
import { digestOfKey } from './digest-of-key.ts';
import { hashStream } from './hash-stream.ts';
import type { Manifest } from './manifest.ts';
import { readIfThere } from './read-if-there.ts';

type Source = {
  settings: Pick<Settings, 'PLINTH_HOME' | 'PLINTH_SECRET' | 'S3_BUCKET'>;
  databaseUrl: string;
  /** Must not exist yet; it appears when the backup is complete. */
  folder: string;
  now: Date;
  note: (detail: string) => void;
};

/**
 * Writes the whole school into a folder, even while it is being served: the tables as of one moment, every file they
 * reference, the key that signed the links unless it is set in PLINTH_SECRET, and a manifest with counts and checksums.
 */
export async function writeBackup({ settings, databaseUrl, folder, now, note }: Source): Promise<Manifest> {
  const draft = `${folder}.draft`;
  const files = new Map<string, CopiedFile>();
  const source = join(settings.PLINTH_HOME, 'files');
  const copyNewFiles = async () => {
    if (settings.S3_BUCKET) return;
    for (const path of await listFiles(source)) {
      if (files.has(path)) continue;
      note(`file ${files.size + 1}`);
      // A file that its owner deletes at this moment belongs to no row of the backup.
      const copied = await copyFile(source, join(draft, 'files'), path).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      );
      if (copied) files.set(path, copied);
    }
  };
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    // Files are copied before the snapshot of the tables and again after it, so every file that existed at that moment
    // is in the backup, whether it was deleted later or written just before.
    await copyNewFiles();
    const tables = await withClient(databaseUrl, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const written = await writeTables(client, join(draft, 'tables'), note);
      await client.query('commit');
      return written;
    });
    await copyNewFiles();
    const key = await readIfThere(join(settings.PLINTH_HOME, 'secret'));
    // A key set in PLINTH_SECRET stays where it is; one created here before it was set opens nothing any more.
    const isIncluded = key?.toString('utf8').trim() === settings.PLINTH_SECRET;
    if (key && isIncluded) await writeFile(join(draft, 'secret'), key, { mode: 0o600 });
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      ...tables,
      files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
      filesInBucket: settings.S3_BUCKET ?? null,
      key: { digest: digestOfKey(settings.PLINTH_SECRET), isIncluded },
    };
    await writeFile(join(draft, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(
  client: pg.Client,
  folder: string,
  note: (detail: string) => void,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, sha256 from plinth_migrations order by name',
  );
  const tables: Manifest['tables'] = [];
  for (const name of await listTables(client)) {
    note(`table ${name}`);
    const columns = await listColumns(client, name);
    const stream = client.query(
      copyTo(`copy public."${name}" (${columns.map((column) => `"${column}"`).join(', ')}) to stdout`),
    );
    const hash = hashStream();
    const target = createWriteStream(join(folder, `${name}.copy.gz`), { flags: 'wx', mode: 0o600 });
    await pipeline(stream, hash.through, createGzip(), target);
    tables.push({ name, columns, rows: stream.rowCount, sha256: hash.digest() });
  }
  const sequences = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return { migrations: migrations.rows, tables, sequences: sequences.rows };
}

/** Lists the columns that contain data; generated columns are computed again by the database. */
async function listColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = format('public.%I', $1::text)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
