import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Fault } from '@plinth/api-server/fault';
import { loadBackup, readManifest } from '../backup/load-backup.ts';
import { lockSchool, openSchoolDatabase } from '../database/open-school-database.ts';
import { createProgress } from '../progress/progress.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import type { VerbContext } from './verbs.ts';

/** Loads a backup into an empty database that no server uses. */
export async function restore(args: string[], { env, print }: VerbContext): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Fault('Name the folder of the backup: school restore <folder>.', 2);
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  const settings = await resolveSettings(env);
  const { onStop, stop } = listenForStop(print);
  const { step } = createProgress(process.stdout);
  try {
    const database = await openSchoolDatabase(settings, { lock: await lockSchool(settings) });
    onStop(() => database.close());
    await step('Loading the backup', async (note) => {
      await loadBackup({ settings, databaseUrl: database.url, folder, manifest, note });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      note(`${rows} rows in ${manifest.tables.length} tables, ${manifest.files.length} files, sums agree`);
    });
    print('The school is restored. `school start` opens it.');
  } finally {
    await stop();
  }
}
