import { join, resolve } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import type { Settings } from '@plinth/api-server/settings/settings';
import { keyAdvice } from '../backup/key-advice.ts';
import { loadBackup, readManifest } from '../backup/load-backup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { lockSchool, openSchoolDatabase } from '../database/open-school-database.ts';
import { createProgress } from '../progress/progress.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Refuses to put the files of a backup under PLINTH_HOME if the school is to read them from buckets.
 * @throws Fault that says how to get them there
 */
function refuseUnreadFiles({ PLINTH_HOME, S3_BUCKET }: Settings, { files }: Manifest): void {
  if (!S3_BUCKET || files.length === 0) return;
  const folder = join(PLINTH_HOME, 'files');
  throw new Fault(
    `This backup contains ${files.length} uploaded ${files.length === 1 ? 'file' : 'files'}, and a school with S3_BUCKET ` +
      `reads its files from buckets. Restore with S3_BUCKET= (empty), copy ${join(folder, 'public')} into the bucket ${S3_BUCKET}-public and ` +
      `${join(folder, 'private')} into ${S3_BUCKET}-private, then start the school with S3_BUCKET=${S3_BUCKET}.`,
  );
}

/** Loads a backup into an empty database that no server uses. */
export async function restore(args: string[], { env, print }: VerbContext): Promise<void> {
  const { positionals } = readOptions(args, { allowPositionals: true });
  const [given] = positionals;
  if (!given || positionals.length > 1)
    throw new Fault('Name the folder of the backup: school restore <folder>.', 2);
  const folder = resolve(given);
  const manifest = await readManifest(folder);
  const settings = await resolveSettings(env, { needsRoom: true });
  refuseUnreadFiles(settings, manifest);
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
    // Read again: without PLINTH_SECRET it is the one that the backup has just brought.
    const advice = keyAdvice(await resolveSettings(env), manifest);
    if (advice) print(advice);
    const { filesInBucket } = manifest;
    if (filesInBucket !== null && filesInBucket !== settings.S3_BUCKET)
      print(
        `Its uploads are not in the backup but in the buckets ${filesInBucket}-public and ${filesInBucket}-private: set ` +
          `S3_BUCKET=${filesInBucket} and its key before you start it.`,
      );
  } finally {
    await stop();
  }
}
