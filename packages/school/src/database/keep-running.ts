import { isAlive } from '../home/process-identity.ts';
import { stopPostgres } from './stop-postgres.ts';

const LOOK_MS = 1_000;

/**
 * Watches over a running PostgreSQL: one that ends unasked is started again, once a second until it runs, and when this
 * process ends without stopping it, it is told to end as well.
 * @param onTrouble hears once that the database ended unasked, once why it does not start, and when it is back
 * @returns ends the watch and the database
 */
export function keepRunning(
  firstPid: number,
  start: () => Promise<number>,
  onTrouble: (message: string, error?: unknown) => void,
): (patienceMs?: number) => Promise<void> {
  let pid = firstPid;
  let isStopping = false;
  let restart: Promise<void> | null = null;
  const farewell = () => {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It has ended already.
    }
  };
  process.on('exit', farewell);
  const told = new Set<string>();
  const tellOnce = (message: string, error?: unknown) => {
    if (!told.has(message)) onTrouble(message, error);
    told.add(message);
  };
  const startAgain = async () => {
    tellOnce('the database ended unasked and is started again');
    try {
      pid = await start();
      onTrouble('the database runs again');
      told.clear();
    } catch (error) {
      tellOnce('the database does not start', error);
    }
    restart = null;
  };
  const watch = setInterval(() => {
    if (!isStopping && !restart && !isAlive(pid)) restart = startAgain();
  }, LOOK_MS);
  watch.unref();
  return async (patienceMs) => {
    isStopping = true;
    clearInterval(watch);
    await restart;
    await stopPostgres(pid, patienceMs);
    process.off('exit', farewell);
  };
}
