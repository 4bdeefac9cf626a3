import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { readFreeBytes } from '../disk/read-free-bytes.ts';
import { makeFolder } from './make-folder.ts';

export const LEAST_FREE_BYTES = 300 * 1024 * 1024;

/**
 * Creates PLINTH_HOME and proves by a trial write that it accepts data.
 * @throws Fault when it does not, or when the disk has less than 300 MB left
 */
export async function prepareHome(
  home: string,
  freeBytes: (path: string) => Promise<number> = readFreeBytes,
) {
  const probe = join(home, `.probe-${process.pid}`);
  try {
    // The database runs as a separate user when Plinth runs as root, so others must be able to enter the folder itself.
    await makeFolder(home, 0o755);
    await makeFolder(join(home, 'logs'), 0o700);
    await writeFile(probe, 'x'.repeat(4096));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw noSpace(home);
    throw new Fault(
      `PLINTH_HOME (${home}) cannot be written (${code}). Set PLINTH_HOME to a folder that can.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  const free = await freeBytes(home);
  if (free < LEAST_FREE_BYTES) throw noSpace(home, free);
}

const noSpace = (home: string, free = 0) =>
  new Fault(
    `The disk of PLINTH_HOME (${home}) has ${Math.floor(free / 1024 / 1024)} MB left; Plinth needs 300 MB. ` +
      'Free some space or set PLINTH_HOME to a folder on another disk.',
  );
