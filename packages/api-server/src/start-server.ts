import { createServer } from 'node:http';
import { getRequestListener, type ServerType } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { createReadListener } from './app/answer-reads.ts';
import { createApp } from './app/create-app.ts';
import { keepCohortDates } from './app/keep-cohort-dates.ts';
import { createMetrics } from './app/metrics.ts';
import type { StaticFiles } from './app/static-files.ts';
import { createDeps } from './create-deps.ts';
import { openDatabase } from './db/database.ts';
import { createMailTransport } from './gateways/mail/mail-transport.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { deliverDueMails } from './services/mails/deliver-due-mails.ts';
import type { Settings } from './settings/settings.ts';

export type RunningServer = { port: number; stop: () => Promise<void> };

const MAIL_PAUSE_MS = 1_000;
/** A stop is over within ten seconds, the embedded database included. */
const STOP_MS = 7_500;
const CLOSE_MS = 500;
/** Longer than a reader needs for a page, and than balancers keep an idle connection, which must not be closed under them. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Serves the origin and runs the background work of one process. Several processes may share one database.
 * @throws the listen error (EADDRINUSE, EACCES) with nothing left running
 */
export async function startServer(options: {
  settings: Settings;
  databaseUrl: string;
  log: Logger;
  pages: StaticFiles | ((c: Context) => Response | Promise<Response>) | null;
  /** Called with the listening server, for a development proxy of web sockets. */
  onListen?: (server: ServerType) => void;
  /** How long a stop waits for requests, mails and jobs that are under way. */
  patienceMs?: number;
}): Promise<RunningServer> {
  const { settings, databaseUrl, log, pages, patienceMs = STOP_MS } = options;
  const database = openDatabase(databaseUrl, settings.DATABASE_POOL, (error) =>
    log.warn({ err: error }, 'idle database connection ended'),
  );
  const deps = await createDeps(settings, database, log);
  const transport = await createMailTransport(settings);
  const metrics = createMetrics();
  const app = createApp(deps, pages, metrics);
  const answersRead = createReadListener(deps, metrics);
  const answer = getRequestListener(app.fetch, { hostname: settings.HOST });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    if (!answersRead(incoming, outgoing)) void answer(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  options.onListen?.(server);

  let stopping = false;
  const mailLoop = (async () => {
    while (!stopping) {
      const sent = await deliverDueMails(deps, transport).catch((error: unknown) => {
        log.warn({ err: error }, 'outbox not read');
        return 0;
      });
      if (sent === 0 && !stopping) await new Promise((resolve) => setTimeout(resolve, MAIL_PAUSE_MS));
    }
  })();
  const stopJobs = await startJobs(deps, databaseUrl);
  const stopDating = pages && typeof pages !== 'function' ? keepCohortDates(pages, deps) : async () => {};

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.PORT,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const jobsStopped = stopJobs().catch((error: unknown) => log.warn({ err: error }, 'jobs not stopped'));
      const dated = stopDating();
      const work = closed.then(() => Promise.all([mailLoop, jobsStopped, dated, deps.background.settled()]));
      if (!(await endsWithin(work, patienceMs))) {
        // What is cut off is taken up again: a mail by its lease, a job by its queue, a payment by reconciling.
        log.warn('stopped while work was still going on');
        server.closeAllConnections();
      }
      await endsWithin(database.close(), CLOSE_MS);
    },
  };
}

/** Whether work is done in time; one that fails is done too. */
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
