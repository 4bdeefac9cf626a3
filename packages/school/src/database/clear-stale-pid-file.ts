import { readdir, readlink, realpath, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from './postmaster-file.ts';

const PATIENCE_MS = 5_000;

/**
 * Returns whether a process works inside the data directory, as PostgreSQL and each of its helpers do; a process that
 * has ended does not.
 */
async function isWorkedIn(folder: string): Promise<boolean> {
  const real = await realpath(folder);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return places.includes(real);
}

/**
 * Removes the pid file of a killed PostgreSQL once none of its processes is left. PostgreSQL does so itself unless the
 * id in the file is in use again, by any other process or by the ended process if its parent never reaps it, as happens
 * in containers; it would then refuse to start for ever. If the system does not show processes, the decision is left to
 * PostgreSQL.
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
