import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the PostgreSQL that a school runs under its PLINTH_HOME: its address and the process id of its postmaster.
 */
export async function embeddedDatabase(home: string): Promise<{ url: string; pid: number }> {
  const [postmaster, password] = await Promise.all([
    readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8'),
    readFile(join(home, 'secret-db'), 'utf8'),
  ]);
  const lines = postmaster.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return {
    url: `postgres://plinth:${password.trim()}@127.0.0.1:${port}/plinth`,
    pid,
  };
}
