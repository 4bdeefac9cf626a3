import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns a random text that is created once and stored under PLINTH_HOME, readable by its owner only. It appears
 * complete or not at all, and two processes that create it simultaneously both get the same text.
 */
export async function ensureSecret(home: string, name: 'secret' | 'secret-db'): Promise<string> {
  const path = join(home, name);
  const read = async () => (await readFile(path, 'utf8')).trim();
  const isMissing = (error: NodeJS.ErrnoException) => error.code === 'ENOENT';
  try {
    return await read();
  } catch (error) {
    if (!isMissing(error as NodeJS.ErrnoException)) throw error;
  }
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return read();
}
