import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/**
 * Creates a folder and its parents. Node's own `recursive` retries for ever on a file system that refuses new names as
 * if the parent folder were missing (/proc), and hides the cause of a failure on a read-only one.
 * @throws the system error: EACCES, EROFS, ENOTDIR and the like
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if (!hasCode(error, 'ENOENT') || above === path || (await isFolder(above))) throw error;
    await makeFolder(above, mode);
    await makeFolder(path, mode);
  }
}
