// `pnpm check`: whether a change is sound, in minutes. Checks format and lint of the files changed since main, types of
// their packages and dependents, the tests that reach a changed file, and five flows (a stranger buys, a learner
// learns, a guide answers, staff act, the pages of the site answer).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { makeMemoryFolder } from './memory-folder.mjs';
import { readReports } from './read-reports.mjs';
import { root, runStep } from './run-step.mjs';
import { unitSuites } from './suites.mjs';

const SINCE = process.argv[2] ?? 'main';
const ask = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });

const changed = [
  ...ask('git', 'diff', '--name-only', '--diff-filter=d', SINCE).split('\n'),
  ...ask('git', 'ls-files', '--others', '--exclude-standard').split('\n'),
].filter((file) => file !== '' && existsSync(join(root, file)));
if (changed.length === 0) {
  console.log(`Nothing has changed since ${SINCE}.`);
  process.exit(0);
}
/** The folders of the changed packages and of those that depend on them. */
const packages = JSON.parse(
  ask('pnpm', '--filter', `...[${SINCE}]`, 'list', '--depth', '-1', '--json') || '[]',
).map(({ path }) => relative(root, path));

const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const memory = makeMemoryFolder();
const started = Date.now();
let failed = 0;
const step = async (name, command, options) => {
  if (!(await runStep(name, command, options))) failed += 1;
};

const suites = unitSuites.filter(({ folder }) => packages.includes(folder));
await step('format and lint', [
  ...['pnpm', 'exec', 'biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
  ...changed,
]);
await step('types', [
  ...['pnpm', 'exec', 'turbo', 'run', 'typecheck', `--filter=...[${SINCE}]`, '--output-logs=errors-only'],
  '--concurrency=2',
]);
for (const { name, folder } of suites)
  await step(
    `tests of ${name}`,
    ['pnpm', '--filter', `./${folder}`, 'exec', 'vitest', 'run', '--changed', SINCE, '--passWithNoTests'],
    memory ? { env: { TMPDIR: memory } } : {},
  );
await step('five flows', ['pnpm', '--filter', '@plinth/e2e', 'e2e', '--grep', '@quick'], {
  env: { E2E_QUICK: '1' },
});

const tests = [...readReports(reports, '*.xml').values()];
const red = tests.filter(({ passed }) => !passed).length;
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${tests.length - red} passed, ${Math.max(red, failed)} failed`);
process.exit(failed === 0 ? 0 : 1);
