import { type ServerType, serve } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { createApp } from './app/create-app.ts';
import type { StaticFiles } from './app/static-files.ts';
import { createDeps } from './create-deps.ts';
import { openDatabase } from './db/database.ts';
import { createMailTransport } from './gateways/mail/mail-transport.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { deliverDueMails } from './services/mails/deliver-due-mails.ts';
import type { Settings } from './settings/settings.ts';

export type RunningServer = { port: number; stop: () => Promise<void> };

const MAIL_PAUSE_MS = 1_000;
const DRAIN_MS = 8_000;

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
}): Promise<RunningServer> {
  const { settings, databaseUrl, log, pages } = options;
  const database = openDatabase(databaseUrl, settings.DATABASE_POOL, (error) =>
    log.warn({ err: error }, 'idle database connection ended'),
  );
  const deps = await createDeps(settings, database, log);
  const app = createApp(deps, pages);
  const server = await new Promise<ServerType>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: settings.PORT, hostname: settings.HOST }, () =>
      resolve(listening),
    );
    listening.once('error', reject);
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  options.onListen?.(server);

  let stopping = false;
  const transport = createMailTransport(settings);
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

  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.PORT,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const deadline = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, DRAIN_MS);
      await closed;
      clearTimeout(deadline);
      await Promise.all([mailLoop, stopJobs(), deps.background.settled()]);
      await database.close();
    },
  };
}
