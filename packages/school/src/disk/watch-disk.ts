import type { Logger } from 'pino';
import { BALLAST_BYTES, takeBallast, throwOffPiece } from './ballast.ts';
import { readFreeBytes } from './read-free-bytes.ts';

const LOOK_MS = 500;
const MIB = 1024 * 1024;
/** So much more than the reserve must be there before anything is written again: at the edge it would go to and fro. */
const MARGIN_BYTES = 32 * MIB;

export type DiskWatch = {
  isFull: () => boolean;
  /** Makes room for a database that ended for want of it, a piece each time. */
  relieve: () => Promise<void>;
  stop: () => void;
};

type Watched = {
  /** PLINTH_HOME, on whose disk the embedded database lies. */
  home: string;
  /** Nothing is written any more when less than this is left. */
  reserveBytes: number;
  log: Pick<Logger, 'warn' | 'error'>;
  freeBytes?: (path: string) => Promise<number>;
  lookMs?: number;
};

/**
 * Looks after the room that the embedded PostgreSQL needs. When the disk runs full, whoever asks is told so and refuses
 * what would be written; the ballast stays for a database that ends all the same, so that whatever fills the disk cannot
 * take that room, too. When there is room again, the ballast is whole again first. Each change is logged once.
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
    // A look that fails, as on a disk that is just filled, is followed by the next one.
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
