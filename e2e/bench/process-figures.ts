import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc; Linux has reported 100 to user space on every architecture Node runs on. */
const TICKS_PER_SECOND = 100;

/** The fields of /proc/PID/stat from the third on; the second may contain spaces and brackets. */
const statOf = (pid: number | string) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Returns the resident memory of a process in bytes. @throws if neither /proc nor ps reports it */
export function residentBytes(pid: number): number {
  try {
    const [, amount] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    if (amount) return Number(amount) * 1024;
  } catch {
    // There is no /proc here.
  }
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  if (!kilobytes) throw new Error('the memory of the server process cannot be read here');
  return kilobytes * 1024;
}

/** Returns the seconds of processor time that processes and their children have used, or null without /proc. */
export function processorSeconds(pids: readonly number[]): number | null {
  try {
    const wanted = new Set(pids.map(String));
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [, parent = '', ...rest] = statOf(name);
          return wanted.has(name) || wanted.has(parent) ? [Number(rest[9]) + Number(rest[10])] : [];
        } catch {
          return [];
        }
      });
    return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
