import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { readFreeBytes } from '../disk/read-free-bytes.ts';
import { makeFolder } from './make-folder.ts';

const MIB = 1024 * 1024;

type Room = {
  /** What must be left on the disk; 0 if it does not matter, as for a backup of a school whose disk is full. */
  leastBytes: number;
  freeBytes?: (path: string) => Promise<number>;
};

/**
 * Creates PLINTH_HOME and proves by a trial write that it accepts data.
 * @throws Fault when it does not, or when the disk has less left than it must
 */
export async function prepareHome(
  home: string,
  { leastBytes, freeBytes = readFreeBytes }: Room,
): Promise<void> {
  const probe = join(home, `.probe-${process.pid}`);
  const noSpace = (free: number) =>
    new Fault(
      `The disk of PLINTH_HOME (${home}) has ${Math.floor(free / MIB)} MB left; Plinth needs ` +
        `${Math.max(1, Math.ceil(leastBytes / MIB))} MB. Free some space or set PLINTH_HOME to a folder on another disk.`,
    );
  let isMade = false;
  try {
    // The database runs as a separate user when Plinth runs as root, so others must be able to enter the folder itself.
    await makeFolder(home, 0o755);
    await makeFolder(join(home, 'logs'), 0o700);
    isMade = true;
    await writeFile(probe, 'x'.repeat(4096));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    if (isFull && (leastBytes > 0 || !isMade)) throw noSpace(0);
    if (!isFull)
      throw new Fault(
        `PLINTH_HOME (${home}) cannot be written (${code}). Set PLINTH_HOME to a folder that can.`,
      );
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  if (leastBytes === 0) return;
  const free = await freeBytes(home);
  if (free < leastBytes) throw noSpace(free);
}
