import { parseArgs } from 'node:util';
import { buildApps } from '../build/build-apps.ts';
import { lockSchool } from '../database/open-school-database.ts';
import { describeSchool } from '../demonstration/describe-school.ts';
import { createLog } from '../log/create-log.ts';
import { checkPort } from '../network/check-port.ts';
import { createProgress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Opens the school: everything that can be in the way is looked at before anything is started, so that a start that
 * fails leaves nothing behind. `--no-build` serves what is built already, or the API alone; `--bare` is for tests: the
 * API alone, and no demonstration school.
 */
export async function start(args: string[], { env, print }: VerbContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { 'no-build': { type: 'boolean', default: false }, bare: { type: 'boolean', default: false } },
  });
  // A closed terminal must not end the school with an error while it stops in order.
  process.stdout.on('error', () => {});
  const settings = await resolveSettings(env);
  const lock = await lockSchool(settings);
  const { signal, onStop, stop } = listenForStop(print);
  onStop(async () => lock.release());
  try {
    await checkPort(settings.PORT, settings.HOST);
    const { log, where, flush } = await createLog(settings);
    onStop(async () => flush());
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'the process ends on an unexpected failure');
      flush();
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    });
    const { step } = createProgress(process.stdout);
    if (!values['no-build'] && !values.bare)
      await step('Building the site and the app', (note) =>
        buildApps({ root: projectRoot, env, signal, note }),
      );
    // Loaded only now: whoever is refused above, or watches the build, does not wait for it.
    const { serveSchool } = await step('Loading the server', () => import('../serve/serve-school.ts'));
    const { data, apps } = await serveSchool({ settings, lock, log, step, onStop, isBare: values.bare });
    if (signal.aborted) return;
    for (const line of describeSchool({ settings, data, log: where, apps })) print(line);
  } catch (error) {
    // A stop that was asked for ends what was starting; that is no failure.
    if (signal.aborted) return;
    await stop();
    throw error;
  }
}
