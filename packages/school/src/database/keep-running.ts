import { isAlive } from '../home/process-identity.ts';
import { stopPostgres } from './stop-postgres.ts';

const LOOK_MS = 1_000;

/**
 * Watches over a running PostgreSQL: one that ends unasked is started again, and when this process ends without
 * stopping it, it is told to end as well.
 * @param onTrouble hears when the database ended unasked, and whether it is back
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
  const startAgain = async () => {
    onTrouble('the database ended unasked and is started again');
    try {
      pid = await start();
      onTrouble('the database runs again');
    } catch (error) {
      onTrouble('the database does not start', error);
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
