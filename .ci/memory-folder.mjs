import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const GIB = 2 ** 30;

/**
 * A folder in memory for what the tests write, null where there is no room; it goes when the command ends. A database of
 * its own for each of a hundred files is a thousand small files made and deleted, and a disk spends more on finding a
 * place for them than the tests spend on asking it.
 */
export function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 4 * GIB || freemem() < 8 * GIB) return null;
    const folder = mkdtempSync('/dev/shm/plinth-test-');
    // PostgreSQL refuses to run as root and then runs as a user of its own, who must reach the folder.
    chmodSync(folder, 0o755);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
    return folder;
  } catch {
    return null;
  }
}
