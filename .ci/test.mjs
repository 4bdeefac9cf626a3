// The one test command: checks, unit and server tests, a school played from nothing, which builds the product as a start
// does, then the product end to end.
// Ends with `N passed, N failed`, where a failed check counts as one.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listSilentSuites } from './list-silent-suites.mjs';
import { readReports } from './read-reports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const GIB = 2 ** 30;
/**
 * A folder in memory for what the server tests write, null where there is no room. A database of its own for each of a
 * hundred files is a thousand small files made and deleted, and a disk spends more on finding a place for them than
 * the tests spend on asking it.
 */
function makeMemoryFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 4 * GIB || freemem() < 8 * GIB) return null;
    const folder = mkdtempSync('/dev/shm/plinth-test-');
    // PostgreSQL refuses to run as root and then runs as a user of its own, who must reach the folder.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return null;
  }
}
const memory = makeMemoryFolder();
process.on('exit', () => memory && rmSync(memory, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const run = (name, command, args, { isBeside = false, env = {} } = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    if (!isBeside) console.log(`\n== ${name}`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        FORCE_COLOR: '0',
        TURBO_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
        // Each test file with a document reads jsdom and the rest anew: compiled once, they are read faster.
        NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'plinth', 'compiled'),
        ...env,
      },
    });
    // What runs beside another says all of it at its end: mixed, the words of two could not be told apart.
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
    child.on('error', () => resolve({ name, ok: false }));
    child.on('close', (code) => {
      if (isBeside) console.log(`\n== ${name}\n${Buffer.concat(said).toString('utf8').trimEnd()}`);
      console.log(
        `== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
      resolve({ name, ok: code === 0 });
    });
  });

const steps = [];
const step = async (...given) => steps.push(await run(...given));
const beside = { isBeside: true };

const checks = async () => {
  await step('format and lint', 'pnpm', ['exec', 'biome', 'check', '.'], beside);
  await step(
    'import rules',
    'pnpm',
    ['exec', 'depcruise', '--config', '.dependency-cruiser.mjs', 'site/src', 'lms/src', 'packages', 'e2e'],
    beside,
  );
  await step('unused code', 'pnpm', ['exec', 'knip'], beside);
};
const types = () =>
  step(
    'types',
    'pnpm',
    ['exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'],
    beside,
  );
// Each of these is mostly one thread at a time: two of them at once leave no core idle.
await Promise.all([checks(), types()]);
await step(
  'unit and server tests',
  'pnpm',
  ['exec', 'turbo', 'run', 'test', '--concurrency=2', '--output-logs=new-only', '--continue'],
  memory ? { env: { TMPDIR: memory } } : {},
);
await step(
  'play',
  'pnpm',
  ['--filter', '@plinth/e2e', 'play', '--learners', '20', '--report', join(reports, 'e2e-play.xml')],
  {
    env: {
      // Built as the first school of the flows builds, which then finds it done.
      PLINTH_ORIGIN: `http://localhost:${process.env.E2E_PORT ?? '4399'}`,
      OVERRIDE_USER: 'true',
      ...(memory ? { TMPDIR: memory } : {}),
    },
  },
);
await step('end to end', 'pnpm', ['--filter', '@plinth/e2e', 'e2e']);

const { passed, failures } = readReports(reports);
// A suite that never ran left no word of its tests: each of its files counts as one that failed.
const silent = listSilentSuites(root, reports);
let failed = failures.length + silent.length;

// Said again here: the words of thousands of tests stand between a failure and the end.
for (const failure of failures) console.log(`\n${failure}`);
for (const file of silent) console.log(`did not run: ${file}`);
const broken = steps.filter(({ ok }) => !ok);
for (const { name } of broken) console.log(`failed: ${name}`);
const isTestStep = ({ name }) => name.includes('test') || name === 'play' || name === 'end to end';
// A test step that broke without a failed test of its own (a crash, a missing browser) still counts.
failed += broken.filter((one) => !isTestStep(one)).length;
if (broken.some(isTestStep) && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && broken.length === 0 ? 0 : 1);
