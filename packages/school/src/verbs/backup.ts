import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { writeBackup } from '../backup/write-backup.ts';
import { openSchoolDatabase } from '../database/open-school-database.ts';
import { makeFolder } from '../home/make-folder.ts';
import { createProgress } from '../progress/progress.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/** Writes a backup into the given folder, or into one named after the time under PLINTH_HOME/backups. */
export async function backup(args: string[], { env, print }: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  if (positionals.length > 1) throw new Fault('Name one folder: school backup <folder>.', 2);
  const settings = await resolveSettings(env);
  const now = new Date();
  const named = join(settings.PLINTH_HOME, 'backups', now.toISOString().slice(0, 19).replaceAll(':', '-'));
  const folder = resolve(positionals[0] ?? named);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Fault(`${folder} already exists. Name a folder that does not exist.`);
  await makeFolder(dirname(folder), 0o700).catch((error: NodeJS.ErrnoException) => {
    throw new Fault(`${dirname(folder)} cannot be written (${error.code}). Name another folder.`);
  });
  const { onStop, stop } = listenForStop(print);
  const { step } = createProgress(process.stdout);
  try {
    const database = await openSchoolDatabase(settings);
    onStop(() => database.close());
    const manifest = await step('Writing the backup', async (note) => {
      const written = await writeBackup({ settings, databaseUrl: database.url, folder, now, note });
      const rows = written.tables.reduce((sum, table) => sum + table.rows, 0);
      note(`${rows} rows in ${written.tables.length} tables, ${written.files.length} files`);
      return written;
    });
    if (manifest.filesInBucket)
      print(`Files lie in the bucket ${manifest.filesInBucket} and are not part of it: keep versions there.`);
    const hasKey = manifest.key?.isIncluded;
    if (!hasKey)
      print(
        'The key in PLINTH_SECRET is not part of it: keep it in another safe place, the restored school needs the same one.',
      );
    print(
      `The backup is in ${folder}. It holds personal data${hasKey ? ' and keys' : ''}: keep it where only you can read it.`,
    );
  } finally {
    await stop();
  }
}
