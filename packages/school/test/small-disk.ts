import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFreeBytes } from '../src/disk/read-free-bytes.ts';

const run = promisify(execFile);
const MIB = 1024 * 1024;
const SIZE_MB = 600;

export type SmallDisk = {
  folder: string;
  /** The settings that inform a school of it. */
  env: { DISK_RESERVE_MB: string };
  /** Whether writes really fail when it is full, rather than only the reserve being used up. */
  isReal: boolean;
  fill: () => Promise<void>;
  makeRoom: () => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Creates a disk that a test can fill: a file system in memory if one may be mounted, otherwise a folder of the
 * ordinary disk with a reserve of nearly all its free space, so that the disk is full for the school but not for the
 * machine.
 */
export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-disk-'));
  const filler = join(folder, 'filler');
  const isReal = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  const reserve = isReal ? 64 : Math.floor((await readFreeBytes(folder)) / MIB) - SIZE_MB;
  return {
    folder,
    env: { DISK_RESERVE_MB: String(reserve) },
    isReal,
    fill: async () => {
      const file = await open(filler, 'w');
      const noise = Buffer.alloc(MIB, 1);
      try {
        for (let written = 0; isReal || written < SIZE_MB; written += 1) await file.write(noise);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler),
    remove: async () => {
      if (isReal) await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
