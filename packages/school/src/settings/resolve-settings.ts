import { access } from 'node:fs/promises';
import { readSettings } from '@plinth/api-server/settings/read-settings';
import type { Settings } from '@plinth/api-server/settings/settings';
import { clusterFolder } from '../database/cluster.ts';
import { readFreeBytes } from '../disk/read-free-bytes.ts';
import { ensureSecret } from '../home/ensure-secret.ts';
import { prepareHome } from '../home/prepare-home.ts';
import { findHome } from './find-home.ts';

const MIB = 1024 * 1024;
/** What a new embedded PostgreSQL takes, with room for a school to grow. */
const NEW_CLUSTER_BYTES = 300 * MIB;

type Need = {
  /**
   * Whether the caller writes much, so that the disk of the embedded database must have more than the reserve. Others
   * (`backup`, what staff look up or change) work on a disk that is full, as a running school does.
   */
  needsRoom?: boolean;
  freeBytes?: (path: string) => Promise<number>;
};

/**
 * Resolves the settings for the server: PLINTH_HOME absolute and existing, with the origin, the secret and the
 * admissions rule filled in.
 * @throws SettingsError with every fault; Fault when PLINTH_HOME cannot be written, or its disk has too little room
 */
export async function resolveSettings(
  env: Record<string, string | undefined>,
  { needsRoom = false, freeBytes = readFreeBytes }: Need = {},
): Promise<Settings> {
  const { PLINTH_ORIGIN, PLINTH_SECRET, ADMISSION, ...given } = readSettings(env);
  const home = findHome(given.PLINTH_HOME);
  await prepareHome(home, { leastBytes: await leastBytes(home, given, needsRoom), freeBytes });
  return {
    ...given,
    PLINTH_HOME: home,
    PLINTH_ORIGIN: PLINTH_ORIGIN ?? `http://localhost:${given.PORT}`,
    PLINTH_SECRET: PLINTH_SECRET ?? (await ensureSecret(home, 'secret')),
    ADMISSION: ADMISSION ?? (given.PLINTH_MODE === 'demo' ? 'automatic' : 'staff'),
  };
}

type Disk = Pick<Settings, 'DATABASE_URL' | 'DISK_RESERVE_MB'>;

/** Returns how many bytes must be left on the disk of PLINTH_HOME; an external database is on a disk of its own. */
async function leastBytes(
  home: string,
  { DATABASE_URL, DISK_RESERVE_MB }: Disk,
  needsRoom: boolean,
): Promise<number> {
  if (DATABASE_URL) return 0;
  const hasCluster = await access(clusterFolder(home)).then(
    () => true,
    () => false,
  );
  if (!hasCluster) return NEW_CLUSTER_BYTES;
  return needsRoom ? DISK_RESERVE_MB * MIB : 0;
}
