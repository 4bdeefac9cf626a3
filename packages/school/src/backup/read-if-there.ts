import { readFile } from 'node:fs/promises';

/** Reads a small file; null if there is none. */
export const readIfThere = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
