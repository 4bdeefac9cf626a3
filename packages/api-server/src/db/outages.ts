import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { fileServiceErrorOf } from '../gateways/files/file-service-error.ts';
import { isOutOfRoom } from './is-out-of-room.ts';
import { isOutage } from './is-outage.ts';
import { ping } from './ping.ts';

/**
 * Logs outages of the database, a full disk, and a file service that accepts nothing: one line at the start, and one on
 * recovery.
 */
export type Outages = {
  /** Logs a failure, unless it belongs to an outage already reported. */
  note: (error: unknown, level: 'warn' | 'error', message: string, more?: Record<string, unknown>) => void;
  /** Waits for the first statement that is answered after an outage. A connection alone may be a pooler's. */
  watch: (pool: Pool) => void;
};

/**
 * No signal says that a disk has space again: if nothing has run into a full disk for this long, it is considered over.
 */
const FULL_MS = 60_000;

export function createOutages(log: Logger): Outages {
  let since: number | null = null;
  let isAsking = false;
  const filesAt = new Map<string, number>();
  let fullAt = Number.NEGATIVE_INFINITY;
  const over = () => {
    if (since === null) return;
    log.warn({ seconds: Math.round((performance.now() - since) / 1000) }, 'the database answers again');
    since = null;
  };
  return {
    note: (error, level, message, more = {}) => {
      const files = fileServiceErrorOf(error);
      if (files) {
        const isKnown = performance.now() - (filesAt.get(files.kind) ?? Number.NEGATIVE_INFINITY) < FULL_MS;
        filesAt.set(files.kind, performance.now());
        if (!isKnown) log.error({ ...more, reason: files.message }, 'files cannot be kept');
        return;
      }
      if (isOutOfRoom(error)) {
        const isKnown = performance.now() - fullAt < FULL_MS;
        fullAt = performance.now();
        if (!isKnown) log.error({ err: error, ...more }, 'a disk has no room left');
        return;
      }
      if (!isOutage(error)) return log[level]({ err: error, ...more }, message);
      if (since !== null) return;
      since = performance.now();
      log.error({ err: error, ...more }, 'the database does not answer');
    },
    watch: (pool) =>
      pool.on('connect', () => {
        if (since === null || isAsking) return;
        isAsking = true;
        ping(pool)
          .then(over, () => {})
          .finally(() => {
            isAsking = false;
          });
      }),
  };
}
