import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@plinth/api-server/db/migrate';
import { Fault } from '@plinth/api-server/fault';
import { lockSchool, openSchoolDatabase } from '../database/open-school-database.ts';
import { describeSchool } from '../demonstration/describe-school.ts';
import { plantDemonstration } from '../demonstration/plant-demonstration.ts';
import { refuseDemonstration } from '../demonstration/refuse-demonstration.ts';
import { createFrontProxy } from '../dev/front-proxy.ts';
import { runChild } from '../dev/run-child.ts';
import { checkPort } from '../network/check-port.ts';
import { answers, findFreePort } from '../network/ports.ts';
import { createProgress } from '../progress/progress.ts';
import { projectRoot } from '../project-root.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { listenForStop } from '../stop-signals.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

const START_MS = 60_000;

/** Returns the path of a program as installed for the app. */
async function findProgram(app: 'site' | 'lms', name: 'astro' | 'vite'): Promise<string> {
  const manifest = createRequire(join(projectRoot, app, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(manifest), bin[name] ?? '');
}

async function waitForPort(port: number): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await answers(port, '127.0.0.1'))) {
    if (performance.now() > until)
      throw new Fault(`Nothing answers at port ${port} after ${START_MS / 1000} s.`);
    await pause(100);
  }
}

/**
 * Serves site, app and API at one address with hot reload: the dev servers of Astro and Vite and the API server, which
 * Node restarts when a source changes, behind one proxy.
 */
export async function dev(args: string[], { env, print }: VerbContext): Promise<void> {
  readOptions(args);
  const settings = await resolveSettings(env, { needsRoom: true });
  const lock = await lockSchool(settings);
  const { signal, onStop, stop } = listenForStop(print);
  onStop(async () => lock.release());
  const { step } = createProgress(process.stdout);
  try {
    await checkPort(settings.PORT, settings.HOST);
    const database = await step('Opening the database', () =>
      openSchoolDatabase(settings, {
        lock,
        onTrouble: (message, error) => print(`  ${message}${error ? `: ${error}` : ''}`),
      }),
    );
    onStop(() => database.close());
    await step('Migrating', () => migrate(database.url));
    if (settings.PLINTH_MODE === 'demo')
      await step('Planting the demonstration school', async (note) => {
        if (!(await plantDemonstration(settings, database.url, note))) note('it stands');
      });
    else await refuseDemonstration(database.url);

    const ports = { api: await findFreePort(), lms: await findFreePort(), site: await findFreePort() };
    const apiEnv = {
      ...env,
      PLINTH_HOME: settings.PLINTH_HOME,
      PLINTH_ORIGIN: settings.PLINTH_ORIGIN,
      PLINTH_SECRET: settings.PLINTH_SECRET,
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: String(ports.api),
    };
    const serveApi = fileURLToPath(new URL('../dev/serve-api.ts', import.meta.url));
    const toolEnv = {
      ...env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    };
    const listen = (port: number) => ['--port', String(port), '--host', '127.0.0.1'];
    const children = [
      runChild({
        name: 'api',
        args: [...process.execArgv, '--watch', '--watch-preserve-output', serveApi],
        cwd: projectRoot,
        env: apiEnv,
        print,
      }),
      runChild({
        name: 'app',
        args: [
          await findProgram('lms', 'vite'),
          ...listen(ports.lms),
          '--strictPort',
          '--clearScreen',
          'false',
        ],
        cwd: join(projectRoot, 'lms'),
        env: toolEnv,
        print,
      }),
      runChild({
        name: 'site',
        args: [await findProgram('site', 'astro'), 'dev', ...listen(ports.site), '--ignore-lock'],
        cwd: join(projectRoot, 'site'),
        env: toolEnv,
        print,
      }),
    ];
    for (const child of children) onStop(child.stop);
    const anyEnd = Promise.race(children.map((child) => child.ended));
    await step('Starting the dev servers', () =>
      Promise.race([Promise.all(Object.values(ports).map(waitForPort)), anyEnd]),
    );

    const proxy = createFrontProxy(ports);
    proxy.listen(settings.PORT, settings.HOST);
    await once(proxy, 'listening');
    onStop(async () => {
      proxy.closeAllConnections();
      proxy.close();
    });
    if (signal.aborted) return;
    const log = join(settings.PLINTH_HOME, 'logs', 'server.log');
    for (const line of describeSchool({ settings, data: database.where, log, apps: ['site', 'lms'] }))
      print(line);
    await anyEnd;
  } catch (error) {
    if (signal.aborted) return;
    await stop();
    throw error;
  }
}
