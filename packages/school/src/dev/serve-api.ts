import { migrate } from '@plinth/api-server/db/migrate';
import { startServer } from '@plinth/api-server/start-server';
import { createLog } from '../log/create-log.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';

/** The API server of `school dev`, a separate process that Node restarts when a source changes. */
const settings = await resolveSettings(process.env);
const { onStop } = listenForStop(() => {});
const { log, flush } = await createLog(settings);
onStop(async () => flush());
if (!settings.DATABASE_URL) throw new Error('school dev hands the database over in DATABASE_URL');
await migrate(settings.DATABASE_URL);
const server = await startServer({ settings, databaseUrl: settings.DATABASE_URL, log, pages: null });
onStop(() => server.stop());
