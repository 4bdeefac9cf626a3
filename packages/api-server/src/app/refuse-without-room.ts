import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { withoutRoom } from './error-answer.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that write while the database's disk is full, before any of their work is done. The remaining space is
 * for PostgreSQL, which has to write for itself to stay up.
 */
export const refuseWithoutRoom =
  ({ isDiskFull }: Pick<Deps, 'isDiskFull'>): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    isDiskFull() && !READS.has(c.req.method) ? withoutRoom(c) : next();
