import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@plinth/api-server/db/migrate';
import { Fault } from '@plinth/api-server/fault';
import type { Settings } from '@plinth/api-server/settings/settings';
import { countRows } from '../database/list-tables.ts';
import { lockSchool, openSchoolDatabase } from '../database/open-school-database.ts';
import { refuseWhileServed } from '../database/refuse-while-served.ts';
import { withClient } from '../database/with-client.ts';
import { plantDemonstration } from '../demonstration/plant-demonstration.ts';
import { plantLargeSchool } from '../demonstration/plant-large-school.ts';
import { createProgress } from '../progress/progress.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Plants the demonstration school unless it is already there. `--fresh` empties the database and the files first, which
 * needs `--yes` as soon as there is anything to lose. `--large` plants a large school beside it, for measurements.
 */
export async function seed(args: string[], { env, print }: VerbContext): Promise<void> {
  const { values } = readOptions(args, { flags: ['fresh', 'yes', 'large'] });
  const settings = await resolveSettings(env, { needsRoom: true });
  if (settings.PLINTH_MODE === 'production')
    throw new Fault('The demonstration school is for demo mode only; PLINTH_MODE is production.');
  const { onStop, stop } = listenForStop(print);
  const database = values.fresh
    ? await openSchoolDatabase(settings, { lock: await lockSchool(settings) })
    : await openSchoolDatabase(settings);
  onStop(() => database.close());
  const { step } = createProgress(process.stdout);
  try {
    if (values.fresh) await emptySchool(settings, database.url, values.yes);
    await step('Migrating', () => migrate(database.url));
    const isNew = await step('Planting the demonstration school', (note) =>
      plantDemonstration(settings, database.url, note),
    );
    print(
      isNew
        ? 'The demonstration school is ready.'
        : 'The demonstration school was there already; --fresh starts over.',
    );
    if (values.large) {
      await step('Planting a large school', (note) => plantLargeSchool(database.url, note));
      print(
        'A large school is beside it: learner1@large.plinth.test to learner10000, with the same password.',
      );
    }
  } finally {
    await stop();
  }
}

async function emptySchool(settings: Settings, url: string, isAgreed: boolean): Promise<void> {
  const filesFolder = join(settings.PLINTH_HOME, 'files');
  await withClient(url, async (client) => {
    await refuseWhileServed(client);
    const counts = await countRows(client);
    const rows = counts.reduce((sum, count) => sum + count.rows, 0);
    const files = await countFiles(filesFolder);
    if (rows + files > 0 && !isAgreed)
      throw new Fault(
        `This deletes ${rows} rows in ${counts.length} tables and ${files} files for good. ` +
          'Run `school backup` first if they matter, then add --yes.',
      );
    await client.query('begin');
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query('commit');
  });
  await rm(filesFolder, { recursive: true, force: true });
}

async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
