import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { fileServiceErrorOf } from '../gateways/files/file-service-error.ts';
import { isOutOfRoom } from './is-out-of-room.ts';
import { isOutage } from './is-outage.ts';
import { ping } from './ping.ts';

/** Tells the log of a database that is away or has no room, and of a file service that takes nothing: one line when it begins, and one when it is back. */
export type Outages = {
  /** Logs a failure, unless it is one more of an outage that was told. */
  note: (error: unknown, level: 'warn' | 'error', message: string, more?: Record<string, unknown>) => void;
  /** Listens for the first statement that is answered after an outage. A connection alone may be a pooler's. */
  watch: (pool: Pool) => void;
};

/** Nobody says that a disk has room again: a full one that nothing meets for so long is one that was. */
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
