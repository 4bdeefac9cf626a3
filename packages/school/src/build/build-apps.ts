import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from '@plinth/api-server/fault';
import { takeLock } from '../home/lock-file.ts';
import { builtWithPath, readBuiltWith } from './built-with.ts';
import { findBuildCause } from './find-build-cause.ts';
import { precompress } from './precompress.ts';
import { publicSettings } from './public-settings.ts';
import { sourceStamp } from './source-stamp.ts';

const OUTPUT_LIMIT = 200_000;
const APPS = ['site', 'lms'] as const;

export const distFolders = (root: string) => ({
  site: join(root, 'site', 'dist'),
  lms: join(root, 'lms', 'dist'),
});

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns which of the two apps are built. */
export async function findBuiltApps(root: string): Promise<(typeof APPS)[number][]> {
  const folders = distFolders(root);
  const built = await Promise.all(APPS.map((app) => exists(join(folders[app], 'index.html'))));
  return APPS.filter((_, index) => built[index]);
}

type Build = {
  root: string;
  env: Record<string, string | undefined>;
  signal: AbortSignal;
  note: (detail: string) => void;
};

/**
 * Builds the site and the app if a source has changed since the last build, and prepares their compressed copies.
 * Concurrent starts from the same project wait for each other.
 * @throws Fault with the first line that names the error
 */
export async function buildApps({ root, env: given, signal, note }: Build): Promise<void> {
  const folder = join(root, 'node_modules', '.cache', 'plinth');
  const stampPath = join(folder, 'build.json');
  const settings = publicSettings(given);
  const builtWith = JSON.stringify(settings);
  const env = { ...given, ...settings };
  const { site } = distFolders(root);
  await mkdir(folder, { recursive: true });
  const isCurrent = async () => {
    const [stamp, last, built, lastWith] = await Promise.all([
      sourceStamp(root, env),
      readFile(stampPath, 'utf8').catch(() => ''),
      findBuiltApps(root),
      readBuiltWith(site),
    ]);
    return built.length === APPS.length && last === JSON.stringify({ stamp }) && lastWith === builtWith;
  };
  if (await isCurrent()) return note('nothing changed');

  const lock = await waitForLock(join(folder, 'build.lock'), signal, note);
  process.on('exit', lock.release);
  try {
    if (await isCurrent()) return note('built by another start');
    // Taken before the build, so that the next start builds whatever changes during this one.
    const stamp = await sourceStamp(root, env);
    // A build that fails halfway leaves pages that say nothing.
    await rm(builtWithPath(site), { force: true });
    await runTurbo({ root, env, logPath: join(folder, 'build.log'), signal, note });
    note('compressing');
    for (const path of Object.values(distFolders(root))) await precompress(path);
    await writeFile(builtWithPath(site), builtWith);
    await writeFile(stampPath, JSON.stringify({ stamp }));
    note('');
  } finally {
    lock.release();
    process.off('exit', lock.release);
  }
}

async function waitForLock(path: string, signal: AbortSignal, note: (detail: string) => void) {
  for (;;) {
    const result = await takeLock(path);
    if ('lock' in result) return result.lock;
    note(`waiting for the build of process ${result.holder.pid}`);
    await pause(250, undefined, { signal });
  }
}

function runTurbo({ root, env, logPath, signal, note }: Build & { logPath: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const log = createWriteStream(logPath, { flags: 'w', mode: 0o600 });
    const filters = APPS.map((app) => `--filter=@plinth/${app}`);
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
        'run',
        'build',
        ...filters,
        '--ui=stream',
        '--no-color',
      ],
      {
        cwd: root,
        env: {
          ...env,
          TURBO_TELEMETRY_DISABLED: '1',
          TURBO_NO_UPDATE_NOTIFIER: '1',
          ASTRO_TELEMETRY_DISABLED: '1',
          NO_COLOR: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
        killSignal: 'SIGTERM',
      },
    );
    let output = '';
    const listen = (chunk: Buffer) => {
      log.write(chunk);
      const text = chunk.toString('utf8');
      output = (output + text).slice(-OUTPUT_LIMIT);
      const app = [...text.matchAll(/@plinth\/(site|lms)/g)].at(-1)?.[1];
      if (app) note(app === 'site' ? 'the site' : 'the app');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      log.end();
      if (code === 0) return resolve();
      if (output.includes('Unable to find package manager binary'))
        return reject(
          new Fault('The build needs pnpm on the PATH. Start with: npx -y -p node@24 -p pnpm@11 pnpm start'),
        );
      const cause = findBuildCause(output) ?? `turbo ended with ${code}`;
      reject(new Fault(`The build failed: ${cause} (all of it: ${logPath})`));
    });
  });
}
