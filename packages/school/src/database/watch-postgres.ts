import { isAlive } from '../home/process-identity.ts';
import { stopPostgres } from './stop-postgres.ts';

const LOOK_MS = 1_000;

/**
 * Watches over a running PostgreSQL: if it ends unexpectedly it is started again, once a second until it runs, and if
 * this process ends without stopping it, it is shut down too.
 * @param onTrouble called once when the database ended unexpectedly, once with the reason it does not start, and when
 * it is back
 * @returns a function that ends the watch and the database
 */
export function watchPostgres(
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
      // It has already ended.
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
