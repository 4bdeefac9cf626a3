import { statfs } from 'node:fs/promises';

/** What is left on the disk of a folder for whoever has no privileges on it. */
export async function readFreeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
