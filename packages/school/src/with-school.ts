import { createDeps } from '@plinth/api-server/create-deps';
import { openDatabase } from '@plinth/api-server/db/database';
import { isMigrated } from '@plinth/api-server/db/migrate';
import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { Refusal } from '@plinth/api-server/services/refusal';
import { openSchoolDatabase } from './database/open-school-database.ts';
import { createLog } from './log/create-log.ts';
import { resolveSettings } from './settings/resolve-settings.ts';
import { listenForStop } from './stop-signals.ts';
import type { VerbContext } from './verbs/verbs.ts';

/**
 * Provides a staff verb with what a service of the API server needs. It joins a running school, or opens the database
 * for the duration of the work.
 * @throws Fault what a service refuses, or when the database cannot be opened or is not at the schema of this version
 */
export async function withSchool<T>(
  { env, print }: VerbContext,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const settings = await resolveSettings(env);
  const { onStop, stop } = listenForStop(print);
  const { log, flush } = await createLog(settings);
  onStop(async () => flush());
  try {
    const database = await openSchoolDatabase(settings);
    onStop(() => database.close());
    const handle = openDatabase(database.url, 2, (error) =>
      log.warn({ err: error }, 'idle database connection ended'),
    );
    onStop(() => handle.close());
    if (!(await isMigrated(handle.pool).catch(() => false)))
      throw new Fault('The database is not at the schema of this version; run `school migrate` first.');
    const deps = await createDeps(settings, handle, log);
    const result = await work(deps);
    await deps.background.settled();
    return result;
  } catch (error) {
    throw error instanceof Refusal ? new Fault(error.message) : error;
  } finally {
    await stop();
  }
}
