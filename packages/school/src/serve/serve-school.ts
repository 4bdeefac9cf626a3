import { loadStaticFiles } from '@plinth/api-server/app/static-files';
import { configuredThirdParties } from '@plinth/api-server/app/third-parties';
import { videoOrigins } from '@plinth/api-server/app/video-origins';
import { openDatabase } from '@plinth/api-server/db/database';
import { limitRole } from '@plinth/api-server/db/limit-role';
import { migrate } from '@plinth/api-server/db/migrate';
import type { RoleOfProcess } from '@plinth/api-server/role';
import { ensureSigningKey } from '@plinth/api-server/services/badges/ensure-signing-key';
import { saveFaqs } from '@plinth/api-server/services/public-courses/save-faqs';
import type { Settings } from '@plinth/api-server/settings/settings';
import { startServer } from '@plinth/api-server/start-server';
import { stopTimes } from '@plinth/api-server/stop-times';
import type { Logger } from 'pino';
import { distFolders, findBuiltApps } from '../build/build-apps.ts';
import { readFaqs } from '../catalogue/read-faqs.ts';
import { syncCatalogue } from '../catalogue/sync-catalogue.ts';
import { openSchoolDatabase } from '../database/open-school-database.ts';
import { plantDemonstration } from '../demonstration/plant-demonstration.ts';
import { refuseDemonstration } from '../demonstration/refuse-demonstration.ts';
import { watchDisk } from '../disk/watch-disk.ts';
import type { Lock } from '../home/lock-file.ts';
import type { Progress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import type { StopSignals } from '../stop-signals.ts';
import { greetFirstOwner } from './greet-first-owner.ts';

type Serve = {
  settings: Settings;
  lock: Lock;
  log: Logger;
  step: Progress['step'];
  onStop: StopSignals['onStop'];
  /** Whether to serve the API alone, without pages and without the demonstration school. */
  isBare: boolean;
  /** A worker has no pages and plants nothing; a process that answers requests does. */
  role: RoleOfProcess;
};

/** The whole stop fits into 10 s: requests end within the first slack, the database gets what is left of the second. */
const DRAIN_SLACK_MS = 1_000;
const STOP_SLACK_MS = 2_000;
const LEAST_DATABASE_MS = 1_000;

/**
 * Opens the database, brings it up to date, plants the demonstration school in demo mode and serves everything.
 * @returns where the data is stored, which of the two apps are served, and the message for a school without an owner
 */
export async function serveSchool({
  settings,
  lock,
  log,
  step,
  onStop,
  isBare: isAsked,
  role,
}: Serve): Promise<{ data: string; apps: string[]; greeting: string[] }> {
  const hasPooler = settings.DATABASE_DIRECT_URL !== undefined;
  const isBare = isAsked || role === 'WORKER';
  // An external database reports a full disk itself.
  const disk = settings.DATABASE_URL
    ? null
    : watchDisk({
        home: settings.PLINTH_HOME,
        reserveBytes: settings.DISK_RESERVE_MB * 1024 * 1024,
        log,
      });
  onStop(async () => disk?.stop());
  const database = await step('Opening the database', async (note) => {
    const opened = await openSchoolDatabase(settings, {
      lock,
      onTrouble: (message, error) => log.error({ err: error }, message),
      ...(disk ? { beforeRestart: disk.relieve } : {}),
    });
    note(opened.origin === 'adopted' ? 'taken over from a start that was killed' : opened.origin);
    return opened;
  });
  const { graceMs, drainMs } = stopTimes(settings, role);
  let stopBegan = performance.now();
  const stopMs = graceMs + drainMs + STOP_SLACK_MS;
  onStop(() => database.close(Math.max(LEAST_DATABASE_MS, stopMs - (performance.now() - stopBegan))));
  await step('Migrating', async (note) => {
    const applied = await migrate(database.url);
    if (hasPooler) await limitRole(database.url);
    note(applied.length === 0 ? 'nothing to do' : `${applied.length} applied`);
  });
  if (settings.PLINTH_MODE === 'production') await refuseDemonstration(database.url);
  await step('Looking at the key for badges', async () => {
    const { db, close } = openDatabase(database.url, 1, () => {});
    await ensureSigningKey(db, settings.PLINTH_SECRET, new Date()).finally(close);
  });
  if (settings.PLINTH_MODE === 'demo' && !isBare)
    await step('Planting the demonstration school', async (note) => {
      if (!(await plantDemonstration(settings, database.url, note))) note('it stands');
    });
  if (!isBare)
    await step('Looking at the fees', async (note) => {
      const { db, close } = openDatabase(database.url, 1, () => {});
      const changed = await syncCatalogue(db, new Date()).finally(close);
      note(changed === 0 ? 'as they were' : `${changed} taken from the catalogue`);
    });
  const apps = isBare ? [] : await findBuiltApps(projectRoot);
  const folders = distFolders(projectRoot);
  if (apps.length > 0)
    await step('Looking at the questions', async (note) => {
      const faqs = await readFaqs(folders.site);
      if (!faqs) return note('none');
      const { db, close } = openDatabase(database.url, 1, () => {});
      const isChanged = await db.transaction((tx) => saveFaqs(tx, faqs)).finally(close);
      note(isChanged ? `${faqs.length} taken from the pages` : 'as they were');
    });
  const pages = await step('Loading the built pages', async (note) => {
    if (apps.length === 0) note('none');
    if (apps.length === 0) return null;
    return loadStaticFiles(
      folders.site,
      folders.lms,
      configuredThirdParties(settings),
      videoOrigins(settings),
    );
  });
  const server = await step('Starting the server', () =>
    startServer({
      settings,
      databaseUrl: (hasPooler && settings.DATABASE_URL) || database.url,
      hasPooler,
      log,
      pages,
      role,
      isDiskFull: disk?.isFull ?? (() => false),
    }),
  );
  onStop(async () => {
    stopBegan = performance.now();
    const late = new Promise((resolve) => setTimeout(resolve, graceMs + drainMs + DRAIN_SLACK_MS).unref());
    await Promise.race([server.stop(), late]);
  });
  const isReal = settings.PLINTH_MODE === 'production' && !isBare;
  const greeting = isReal ? await greetFirstOwner(database.url, settings) : [];
  return { data: database.where, apps, greeting };
}
