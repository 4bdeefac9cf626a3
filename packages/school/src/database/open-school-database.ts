import { Fault } from '@plinth/api-server/fault';
import type { Settings } from '@plinth/api-server/settings/settings';
import type { Lock } from '../home/lock-file.ts';
import { isHomeInUse, lockHome } from '../home/lock-home.ts';
import { checkExternalDatabase } from './check-external-database.ts';
import { findRunningPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts';

export type SchoolDatabase = {
  /** Connects to the database directly; a server with a pooler in front uses DATABASE_URL. */
  url: string;
  /** A description of where the data is stored, without secrets. */
  where: string;
  /** How the database came to be open. */
  origin: 'initialised' | 'started' | 'adopted' | 'external' | 'running';
  /** Stops what was started here; an external or already running database is left as it is. */
  close: (patienceMs?: number) => Promise<void>;
};

/**
 * Reserves the embedded database of these settings for this process; an external database has no such lock.
 * @throws Fault when a live process has PLINTH_HOME
 */
export const lockSchool = async (settings: Settings): Promise<Lock> =>
  settings.DATABASE_URL ? { release: () => {} } : lockHome(settings.PLINTH_HOME);

/**
 * Opens the database that the settings name: DATABASE_URL, or the embedded one under PLINTH_HOME. If the caller has no
 * lock, the work joins a school that is already running or acquires the lock itself.
 * @throws Fault when the database cannot be opened
 */
export async function openSchoolDatabase(
  settings: Settings,
  options: {
    lock?: Lock;
    onTrouble?: (message: string, error?: unknown) => void;
    beforeRestart?: () => Promise<void>;
  } = {},
): Promise<SchoolDatabase> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PORT, PLINTH_HOME: home } = settings;
  if (DATABASE_URL) {
    await checkExternalDatabase(DATABASE_URL, 'DATABASE_URL');
    if (DATABASE_DIRECT_URL) await checkExternalDatabase(DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL');
    const { host, pathname } = new URL(DATABASE_URL);
    return {
      url: DATABASE_DIRECT_URL ?? DATABASE_URL,
      where: `${pathname.slice(1)} at ${host}`,
      origin: 'external',
      close: async () => {},
    };
  }
  if (!options.lock && (await isHomeInUse(home))) {
    const running = await findRunningPostgres(home);
    if (!running)
      throw new Fault(`The Plinth that runs on ${home} has no database yet; try again in a moment.`);
    return { url: running.url, where: home, origin: 'running', close: async () => {} };
  }
  const lock = options.lock ?? (await lockHome(home));
  try {
    const { url, origin, stop } = await openEmbeddedPostgres({
      home,
      port: DATABASE_PORT,
      ...(options.onTrouble ? { onTrouble: options.onTrouble } : {}),
      ...(options.beforeRestart ? { beforeRestart: options.beforeRestart } : {}),
    });
    const close = async (patienceMs?: number) => {
      await stop(patienceMs);
      lock.release();
    };
    return { url, where: home, origin, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
