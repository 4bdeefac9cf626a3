import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../home/process-identity.ts';

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
};

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > until) return false;
    await pause(25);
  }
  return true;
}

/**
 * Ends a PostgreSQL: first a fast shutdown (open transactions are rolled back, everything committed is on disk), and if
 * that takes too long an immediate one, after which the next start replays the log. Nothing committed is lost.
 */
export async function stopPostgres(pid: number, patienceMs = 6_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await hasEnded(pid, patienceMs)) return;
  signal(pid, 'SIGQUIT');
  if (!(await hasEnded(pid, 3_000))) throw new Error(`the database process ${pid} does not end`);
}
