import { migrate } from '@plinth/api-server/db/migrate';
import { openSchoolDatabase } from '../database/open-school-database.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Applies the missing migrations. Concurrent runs are safe: one applies them, the others wait and find them applied.
 */
export async function migrateVerb(args: string[], { env, print }: VerbContext): Promise<void> {
  readOptions(args);
  const settings = await resolveSettings(env, { needsRoom: true });
  const { onStop, stop } = listenForStop(print);
  const database = await openSchoolDatabase(settings);
  onStop(() => database.close());
  try {
    const applied = await migrate(database.url);
    for (const name of applied) print(`applied ${name}`);
    print(applied.length === 0 ? 'The database is up to date.' : `${applied.length} applied.`);
  } finally {
    await stop();
  }
}
