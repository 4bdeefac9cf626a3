// The one test command: checks, unit and server tests and, alongside them, a school played from an empty state, which
// builds the product as a start does; then the product end to end. What did not pass is rerun. Ends with `N passed, N
// failed`, where a failed check or a file that never ran counts as one.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPorts } from './find-ports.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { root, runStep } from './run-step.mjs';
import { runSuite } from './run-suite.mjs';
import { flowSuite, playSuite, unitSuites } from './suites.mjs';

const MOST_QUARANTINED = 5;

rmSync(join(root, '.reports'), { recursive: true, force: true });
mkdirSync(join(root, '.reports'), { recursive: true });
const memory = makeMemoryFolder();
const inMemory = memory ? { TMPDIR: memory } : {};

const brokenChecks = [];
const check = async (name, ...command) => {
  if (!(await runStep(name, command, { isBeside: true }))) brokenChecks.push(name);
};
const checks = async () => {
  await check('format and lint', 'pnpm', 'exec', 'biome', 'check', '.');
  await check(
    'import rules',
    ...[
      'pnpm',
      'exec',
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'site/src',
      'lms/src',
      'packages',
      'e2e',
    ],
  );
  await check('unused code', 'pnpm', 'exec', 'knip');
};
const types = () =>
  check(
    'types',
    ...['pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2'],
  );
// The play builds what the flows serve, for their origin.
const port = String(process.env.E2E_PORT ?? (await findPorts()));
const origin = { PLINTH_ORIGIN: `http://localhost:${port}`, OVERRIDE_USER: 'true' };
const outcomes = [];
const run = async (suite, env = inMemory) => {
  outcomes.push(await runSuite(suite, { isBeside: true, env }));
};
// Each of these leaves a core idle part of the time, so two run side by side, the longest first. The play starts once
// the types are checked: both write generated files beside the sources.
const [longest, ...others] = unitSuites.map((suite) => () => run(suite));
const waiting = [types, checks, longest, () => run(playSuite, { ...inMemory, ...origin }), ...others];
const runWaiting = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) await step();
};
await Promise.all([runWaiting(), runWaiting()]);
outcomes.push(await runSuite(flowSuite, { env: { ...inMemory, E2E_PORT: port } }));

const all = (list) => outcomes.flatMap((outcome) => outcome[list]);
const [failures, silent, flaky, quarantined] = ['failures', 'silent', 'flaky', 'quarantined'].map(all);
const brokenSuites = outcomes.filter(({ isBroken }) => isBroken).length;

// Repeated here because the output of thousands of tests separates a failure from the end.
for (const { key, why } of failures) console.log(`\n${key}\n    ${why.join('\n    ')}`);
for (const file of silent) console.log(`did not run: ${file}`);
for (const name of brokenChecks) console.log(`failed: ${name}`);
if (brokenSuites > 0) console.log(`ended badly without a failed test: ${brokenSuites} suites`);
for (const { key, passed } of quarantined)
  console.log(`quarantined: ${key}: ${passed ? 'passed' : 'failed'}`);
const isOvercrowded = quarantined.length > MOST_QUARANTINED;
if (isOvercrowded) console.log(`more than ${MOST_QUARANTINED} flows are in quarantine`);
for (const title of flaky) console.log(`flaky: ${title}`);
console.log(`flaky: ${flaky.length}`);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = failures.length + silent.length + brokenChecks.length + brokenSuites + (isOvercrowded ? 1 : 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
