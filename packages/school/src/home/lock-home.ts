import { join } from 'node:path';
import { Fault } from '@plinth/api-server/fault';
import { findLockHolder, type Lock, takeLock } from './lock-file.ts';

const lockPath = (home: string) => join(home, 'lock');

/**
 * Locks PLINTH_HOME for this process until it is released or the process ends.
 * @throws Fault when a live process has it
 */
export async function lockHome(home: string): Promise<Lock> {
  const result = await takeLock(lockPath(home));
  if ('lock' in result) {
    process.on('exit', result.lock.release);
    return result.lock;
  }
  throw new Fault(
    `PLINTH_HOME (${home}) is in use by process ${result.holder.pid}; stop it or set PLINTH_HOME.`,
  );
}

/** Returns whether a live Plinth has this PLINTH_HOME. */
export const isHomeInUse = async (home: string): Promise<boolean> =>
  (await findLockHolder(lockPath(home))) !== null;
