import { writeFile } from 'node:fs/promises';
import { Fault } from '@plinth/api-server/fault';

/** Writes a file that only its owner can read, and never overwrites an existing one. @throws Fault */
export async function writeNewFile(path: string, body: File): Promise<void> {
  try {
    await writeFile(path, Buffer.from(await body.arrayBuffer()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Fault(`${path} cannot be written: ${error instanceof Error ? error.message : error}`, 1);
  }
}
