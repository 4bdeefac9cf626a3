import { loadStaticFiles } from '@plinth/api-server/app/static-files';
import { configuredThirdParties } from '@plinth/api-server/app/third-parties';
import { openDatabase } from '@plinth/api-server/db/database';
import { migrate } from '@plinth/api-server/db/migrate';
import { saveFaqs } from '@plinth/api-server/services/public-courses/save-faqs';
import type { Settings } from '@plinth/api-server/settings/settings';
import { startServer } from '@plinth/api-server/start-server';
import type { Logger } from 'pino';
import { distFolders, findBuiltApps } from '../build/build-apps.ts';
import { keepCatalogue } from '../catalogue/keep-catalogue.ts';
import { readFaqs } from '../catalogue/read-faqs.ts';
import { openSchoolDatabase } from '../database/open-school-database.ts';
import { plantDemonstration } from '../demonstration/plant-demonstration.ts';
import type { Lock } from '../home/lock-file.ts';
import type { Progress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import type { StopSignals } from '../stop-signals.ts';

type Serve = {
  settings: Settings;
  lock: Lock;
  log: Logger;
  step: Progress['step'];
  onStop: StopSignals['onStop'];
  /** The API alone, without pages and without the demonstration school. */
  isBare: boolean;
};

/** The whole stop fits into 10 s: requests drain within the first, the database gets what is left of the second. */
const DRAIN_MS = 8_500;
const STOP_MS = 9_500;
const LEAST_DATABASE_MS = 1_000;

/**
 * Opens the database, brings it up to date, plants the demonstration school in demo mode and serves everything.
 * @returns where the data lies and which of the two apps are served
 */
export async function serveSchool({
  settings,
  lock,
  log,
  step,
  onStop,
  isBare,
}: Serve): Promise<{ data: string; apps: string[] }> {
  const database = await step('Opening the database', async (note) => {
    const opened = await openSchoolDatabase(settings, {
      lock,
      onTrouble: (message, error) => log.error({ err: error }, message),
    });
    note(opened.origin === 'adopted' ? 'taken over from a start that was killed' : opened.origin);
    return opened;
  });
  let stopBegan = performance.now();
  onStop(() => database.close(Math.max(LEAST_DATABASE_MS, STOP_MS - (performance.now() - stopBegan))));
  await step('Migrating', async (note) => {
    const applied = await migrate(database.url);
    note(applied.length === 0 ? 'nothing to do' : `${applied.length} applied`);
  });
  if (settings.PLINTH_MODE === 'demo' && !isBare)
    await step('Planting the demonstration school', async (note) => {
      if (!(await plantDemonstration(settings, database.url, note))) note('it stands');
    });
  if (!isBare)
    await step('Looking at the fees', async (note) => {
      const { db, close } = openDatabase(database.url, 1, () => {});
      const changed = await keepCatalogue(db).finally(close);
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
      settings.VIDEO_ORIGINS,
    );
  });
  const server = await step('Starting the server', () =>
    startServer({ settings, databaseUrl: database.url, log, pages }),
  );
  onStop(async () => {
    stopBegan = performance.now();
    const late = new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref());
    await Promise.race([server.stop(), late]);
  });
  return { data: database.where, apps };
}
