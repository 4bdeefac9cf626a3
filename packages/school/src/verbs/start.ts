import { Fault } from '@plinth/api-server/fault';
import { ROLES_OF_PROCESS } from '@plinth/api-server/role';
import { buildApps, distFolders } from '../build/build-apps.ts';
import { publicSettings } from '../build/public-settings.ts';
import { refuseForeignBuild } from '../build/refuse-foreign-build.ts';
import { lockSchool } from '../database/open-school-database.ts';
import { describeSchool } from '../demonstration/describe-school.ts';
import { describeWorker } from '../demonstration/describe-worker.ts';
import { createLog } from '../log/create-log.ts';
import { checkPort } from '../network/check-port.ts';
import { createProgress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { tryFileService } from '../settings/try-file-service.ts';
import { listenForStop } from '../stop-signals.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Opens the school. Everything that could prevent it is checked before anything is started, so that a failed start
 * leaves nothing behind. `--no-build` serves what is already built, or the API alone; `--bare` is for tests: the API
 * alone, without the demonstration school. `--role` makes the process one that answers requests, or a background
 * worker.
 */
export async function start(args: string[], { env, print }: VerbContext): Promise<void> {
  const { values } = readOptions(args, { flags: ['no-build', 'bare'], defaults: { role: 'all' } });
  const role = readChoice('--role', ROLES_OF_PROCESS, values.role);
  // A closed terminal must not end the school with an error while it stops in order.
  process.stdout.on('error', () => {});
  const settings = await resolveSettings(env, { needsRoom: true });
  if (role !== 'ALL' && !settings.DATABASE_URL)
    throw new Fault('--role is for processes that share a database; name it in DATABASE_URL.', 2);
  const lock = await lockSchool(settings);
  const { signal, onStop, stop } = listenForStop(print);
  onStop(async () => lock.release());
  try {
    await checkPort(settings.PORT, settings.HOST);
    await tryFileService(settings);
    const { log, where, flush } = await createLog(settings);
    onStop(async () => flush());
    // Logged before the command reports the error and ends.
    process.prependListener('uncaughtException', (error) => {
      log.fatal({ err: error }, 'the process ends on an unexpected failure');
      flush();
    });
    const { step } = createProgress(process.stdout);
    if (!values['no-build'] && !values.bare && role !== 'WORKER')
      await step('Building the site and the app', (note) =>
        buildApps({ root: projectRoot, env, signal, note }),
      );
    if (!values.bare && role !== 'WORKER')
      await refuseForeignBuild(distFolders(projectRoot).site, publicSettings(env));
    // Loaded only now, so that a refused start or one that is still building does not wait for it.
    const { serveSchool } = await step('Loading the server', () => import('../serve/serve-school.ts'));
    const { data, apps, greeting } = await serveSchool({
      settings,
      lock,
      log,
      step,
      onStop,
      isBare: values.bare,
      role,
    });
    if (signal.aborted) return;
    const described = { settings, data, log: where };
    for (const line of role === 'WORKER' ? describeWorker(described) : describeSchool({ ...described, apps }))
      print(line);
    for (const line of greeting) print(`  ${line}`);
  } catch (error) {
    // A requested stop ends whatever was starting; that is no failure.
    if (signal.aborted) return;
    await stop();
    throw error;
  }
}
