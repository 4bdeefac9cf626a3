import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, readCommandLine } from '../home/process-identity.ts';

export type Postmaster = { pid: number; port: number };

/**
 * Finds the PostgreSQL running on this data directory, from the pid file it writes there. Process ids are reused, so
 * the file alone proves nothing: the process must be a postgres, and of this very directory.
 */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pidLine, folderLine, , portLine] = text.split('\n');
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  const commandLine = await readCommandLine(pid);
  const real = await realpath(dataFolder);
  const isPostgres = /(^|[/\\])postgres(\.exe)?(\s|$)/.test(commandLine.split(' -D ')[0] ?? '');
  const isOurs = commandLine.includes(` -D ${dataFolder} `) || commandLine.includes(` -D ${real} `);
  if (!isPostgres || !isOurs || folderLine === undefined) return null;
  return { pid, port: Number(portLine) };
}
