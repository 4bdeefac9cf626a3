import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/**
 * Makes a folder and those above it. Node's own `recursive` tries for ever where a file system refuses new names as if
 * the folder above were missing (/proc), and hides on a read-only one why it failed.
 * @throws the error of the system, EACCES, EROFS, ENOTDIR and the like
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
