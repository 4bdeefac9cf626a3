import { readdir, readlink, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from './postmaster-file.ts';

const PATIENCE_MS = 5_000;

/** PostgreSQL and each of its helpers work inside the data directory. A process that has ended is inside nothing. */
async function isWorkedIn(folder: string): Promise<boolean> {
  const real = await realpath(folder);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return places.includes(real);
}

/**
 * Removes the pid file of a PostgreSQL that was killed, once none of its processes is left. PostgreSQL does so itself
 * unless the id in the file is taken again, by any process at all or by the ended one whose parent never asks for it,
 * as happens in containers: then it would refuse to start for ever. Where the system does not show processes, the
 * decision stays with PostgreSQL.
 */
export async function clearStalePidFile(folder: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const path = join(folder, 'postmaster.pid');
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if ((await findPostmaster(folder)) === null && !(await isWorkedIn(folder)))
      return rm(path, { force: true });
    await pause(50);
  }
}
