import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Returns whether a process with this id runs, ours or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Returns whether a process has ended and only its id is left, until its parent reaps it; in a container the first
 * process may never do so.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) === 'Z';
  } catch {
    return false;
  }
}

/**
 * Returns when a process started, in the system's own notation. Together with the id it identifies a process for good,
 * since ids are reused. Empty if the system does not provide it.
 */
export async function readStartTime(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // The second field is the command in brackets and may contain blanks; the start time is the 22nd.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  } catch {
    return '';
  }
}

/** Returns the command line of a process, or an empty text when it has ended or the system does not provide it. */
export async function readCommandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux')
      return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    return (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout.trim();
  } catch {
    return '';
  }
}
