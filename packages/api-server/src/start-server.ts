import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type ServerType } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app/create-app.ts';
import type { StaticFiles } from './app/static-files.ts';
import { updateCohortDates } from './app/update-cohort-dates.ts';
import { createDeps } from './create-deps.ts';
import { openDatabase } from './db/database.ts';
import { createOutages } from './db/outages.ts';
import { endConnectionsOnceLeaving } from './end-connections-once-leaving.ts';
import type { RoleOfProcess } from './role.ts';
import type { Settings } from './settings/settings.ts';
import { startWork } from './start-work.ts';
import { stopTimes } from './stop-times.ts';

export type RunningServer = { port: number; stop: () => Promise<void> };

const CLOSE_MS = 500;
/** How often a stop checks for connections whose last answer was still in progress when it began. */
const TIDY_MS = 100;
/**
 * Longer than a reader spends on a page, and than load balancers keep an idle connection, which must not be closed
 * under them.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves the origin, runs the background work, or both, by its role. Several processes may share one database.
 * @throws the listen error (EADDRINUSE, EACCES) with nothing left running
 */
export async function startServer(options: {
  settings: Settings;
  databaseUrl: string;
  log: Logger;
  pages: StaticFiles | ((c: Context) => Response | Promise<Response>) | null;
  /** Called with the listening server, for a development proxy of WebSockets. */
  onListen?: (server: ServerType) => void;
  /** How long a stop waits for requests, mails and jobs in progress. */
  patienceMs?: number;
  /** A worker listens too, for operations: liveness, readiness and status. */
  role?: RoleOfProcess;
  /** Whether a pooler in transaction mode is in front of the database. */
  hasPooler?: boolean;
  /** Whether the disk is full, as reported by a monitor of a database on this machine. */
  isDiskFull?: () => boolean;
}): Promise<RunningServer> {
  const { settings, databaseUrl, log, pages, role = 'ALL' } = options;
  const { graceMs, drainMs } = stopTimes(settings, role);
  const { patienceMs = drainMs } = options;
  const outages = createOutages(log);
  const database = openDatabase(
    databaseUrl,
    settings.DATABASE_POOL,
    (error) => outages.note(error, 'warn', 'a database connection ended'),
    options.hasPooler,
  );
  const now = () => new Date();
  const deps = await createDeps(settings, database, log, now, outages, options.isDiskFull);
  const leaving = new AbortController();
  const { fetch } = createApp(deps, pages, role, leaving.signal);
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    getRequestListener(fetch, { hostname: settings.HOST }),
  );
  endConnectionsOnceLeaving(server, leaving.signal);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  options.onListen?.(server);

  const stopWork = role === 'WEB' ? async () => {} : await startWork(deps);
  const stopDating = pages && typeof pages !== 'function' ? updateCohortDates(pages, deps) : async () => {};

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.PORT,
    stop: async () => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      const workStopped = stopWork();
      const dated = stopDating();
      // A load balancer that watches `/healthz` or `/readyz` needs a moment to see it fail: no request is refused meanwhile.
      if (graceMs > 0) await pause(graceMs);
      await deps.live.stop();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const tidying = setInterval(() => server.closeIdleConnections(), TIDY_MS);
      server.closeIdleConnections();
      const work = closed.then(() => Promise.all([workStopped, dated, deps.background.settled()]));
      if (!(await endsWithin(work, patienceMs))) {
        // Work cut off here is resumed: a mail by its lease, a job by its queue, a payment by reconciliation.
        log.warn('stopped while work was still going on');
        server.closeAllConnections();
      }
      clearInterval(tidying);
      await endsWithin(database.close(), CLOSE_MS);
    },
  };
}

/** Returns whether work ends in time; failing counts as ending. */
async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => true,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
