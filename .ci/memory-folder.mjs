import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const GIB = 2 ** 30;

/**
 * Makes an in-memory folder for what the tests write, removed when the command ends; null if there is no room. A
 * separate database for each of a hundred files means a thousand small files created and deleted, and a disk spends
 * more time placing them than the tests spend querying.
 */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 4 * GIB || freemem() < 8 * GIB) return null;
    const folder = mkdtempSync('/dev/shm/plinth-test-');
    // PostgreSQL refuses to run as root, so it runs as a separate user, which must be able to reach the folder.
    chmodSync(folder, 0o755);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
    return folder;
  } catch {
    return null;
  }
}
