import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { withoutRoom } from './error-answer.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what has to be written while the disk of the database is full, before anything of it is done. The room that
 * is left is PostgreSQL's: it has to write for itself to stay up.
 */
export const refuseWithoutRoom =
  ({ isDiskFull }: Pick<Deps, 'isDiskFull'>): MiddlewareHandler<AppEnv> =>
  async (c, next) =>
    isDiskFull() && !READS.has(c.req.method) ? withoutRoom(c) : next();
