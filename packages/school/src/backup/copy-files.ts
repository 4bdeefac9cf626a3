import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hashStream } from './hash-stream.ts';

export type CopiedFile = { path: string; bytes: number; sha256: string };

/** Lists the relative paths of all files below a folder, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Copies one file and computes its checksum. @throws ENOENT when it is gone, EEXIST when the target exists */
export async function copyFile(from: string, to: string, path: string): Promise<CopiedFile> {
  const target = join(to, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = hashStream();
  await pipeline(
    createReadStream(join(from, path)),
    hash.through,
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  );
  return { path, bytes: hash.bytes(), sha256: hash.digest() };
}
