// The one test command: checks, unit and server tests, builds, then the product end to end. Ends with
// `N passed, N failed`, where a failed check counts as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = (name, command, args) =>
  new Promise((resolve) => {
    const started = Date.now();
    console.log(`\n== ${name}`);
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FORCE_COLOR: '0', TURBO_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    });
    child.on('error', () => resolve({ name, ok: false }));
    child.on('close', (code) => {
      console.log(
        `== ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
      resolve({ name, ok: code === 0 });
    });
  });

const steps = [];
const step = async (name, command, args) => steps.push(await run(name, command, args));

await step('format and lint', 'pnpm', ['exec', 'biome', 'check', '.']);
await step('import rules', 'pnpm', [
  'exec',
  'depcruise',
  '--config',
  '.dependency-cruiser.mjs',
  'site/src',
  'lms/src',
  'packages',
  'e2e',
]);
await step('unused code', 'pnpm', ['exec', 'knip']);
await step('types', 'pnpm', [
  'exec',
  'turbo',
  'run',
  'typecheck',
  '--output-logs=errors-only',
  '--concurrency=2',
]);
await step('unit and server tests', 'pnpm', [
  'exec',
  'turbo',
  'run',
  'test',
  '--concurrency=1',
  '--output-logs=new-only',
  '--continue',
]);
await step('build', 'pnpm', [
  'exec',
  'turbo',
  'run',
  'build',
  '--output-logs=errors-only',
  '--concurrency=2',
]);
await step('end to end', 'pnpm', ['--filter', '@plinth/e2e', 'e2e']);

let passed = 0;
let failed = 0;
const walk = (folder) => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) walk(path);
    else if (name.endsWith('.xml')) {
      for (const [, , body = ''] of readFileSync(path, 'utf8').matchAll(
        /<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g,
      )) {
        if (/<(failure|error)\b/.test(body)) failed += 1;
        else if (!/<skipped\b/.test(body)) passed += 1;
      }
    }
  }
};
walk(reports);

const broken = steps.filter(({ ok }) => !ok);
for (const { name } of broken) console.log(`failed: ${name}`);
const isTestStep = ({ name }) => name.includes('test') || name === 'end to end';
// A test step that broke without a failed test of its own (a crash, a missing browser) still counts.
failed += broken.filter((one) => !isTestStep(one)).length;
if (broken.some(isTestStep) && failed === 0) failed = 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && broken.length === 0 ? 0 : 1);
