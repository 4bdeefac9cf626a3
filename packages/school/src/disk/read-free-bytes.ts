import { statfs } from 'node:fs/promises';

/** Returns the bytes that are left on a folder's disk for a user without privileges. */
export async function readFreeBytes(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
