import type { Logger } from 'pino';
import { BALLAST_BYTES, takeBallast, throwOffPiece } from './ballast.ts';
import { readFreeBytes } from './read-free-bytes.ts';

const LOOK_MS = 500;
const MIB = 1024 * 1024;
/**
 * Writing resumes only when this much more than the reserve is free; at the exact limit it would switch back and forth.
 */
const MARGIN_BYTES = 32 * MIB;

export type DiskWatch = {
  isFull: () => boolean;
  /** Makes room for a database that ended for lack of it, one piece per call. */
  relieve: () => Promise<void>;
  stop: () => void;
};

type Watched = {
  /** PLINTH_HOME, whose disk also stores the embedded database. */
  home: string;
  /** Writing stops when less than this is left. */
  reserveBytes: number;
  log: Pick<Logger, 'warn' | 'error'>;
  freeBytes?: (path: string) => Promise<number>;
  lookMs?: number;
};

/**
 * Guards the room that the embedded PostgreSQL needs. When the disk runs full, callers learn of it and refuse whatever
 * would be written; the ballast is reserved for a database that ends nevertheless, so that whatever fills the disk
 * cannot use that room too. When there is room again, the ballast is restored first. Each change is logged once.
 */
export function watchDisk({
  home,
  reserveBytes,
  log,
  freeBytes = readFreeBytes,
  lookMs = LOOK_MS,
}: Watched): DiskWatch {
  let isFull = false;
  let hasBallast = false;
  let isLooking = false;
  const freeMegabytes = (free: number) => Math.floor(free / MIB);
  const look = async () => {
    const free = await freeBytes(home);
    if (!isFull && free < reserveBytes) {
      isFull = true;
      log.error(
        { freeMegabytes: freeMegabytes(free) },
        'the disk is full: nothing is written until there is room',
      );
      return;
    }
    const missing = hasBallast ? 0 : BALLAST_BYTES;
    if (free < reserveBytes + MARGIN_BYTES + missing) return;
    if (!hasBallast) await takeBallast(home);
    hasBallast = true;
    if (!isFull) return;
    isFull = false;
    log.warn({ freeMegabytes: freeMegabytes(free) }, 'the disk has room again');
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    // A check that fails, as on a disk that has just filled up, is followed by the next one.
    look()
      .catch(() => {})
      .finally(() => {
        isLooking = false;
      });
  }, lookMs);
  timer.unref();
  return {
    isFull: () => isFull,
    relieve: async () => {
      if (!isFull) return;
      hasBallast = false;
      await throwOffPiece(home);
    },
    stop: () => clearInterval(timer),
  };
}
