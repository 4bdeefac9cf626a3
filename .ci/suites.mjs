import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run-step.mjs';

/** Longest first, so that the last two end together; those not named follow. */
const LONGEST_FIRST = ['packages/api-server', 'packages/school', 'lms', 'site', 'packages/ui'];

/**
 * Every test suite: its name (also that of its report below `.reports`), the folder and files of its tests, and
 * `command(again)`, which runs it whole or reruns the given files.
 */
export const unitSuites = globSync('{lms,site,packages/*}/vitest.config.ts', { cwd: root })
  .map((config) => config.replace(/\/[^/]+$/, ''))
  .sort((one, other) => rankOf(one) - rankOf(other))
  .map((folder) => ({
    name: basename(folder),
    folder,
    files: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    command: (again) => ['pnpm', '--filter', `./${folder}`, 'exec', 'vitest', 'run', ...(again ?? [])],
  }));

function rankOf(folder) {
  const rank = LONGEST_FIRST.indexOf(folder);
  return rank === -1 ? LONGEST_FIRST.length : rank;
}

/**
 * A school played from an empty state. It builds the product with the settings of the flows, which then reuse the
 * build.
 */
export const playSuite = {
  name: 'e2e-play',
  folder: 'e2e',
  files: ['play/run.ts'],
  command: () => [
    ...['pnpm', '--filter', '@plinth/e2e', 'play', '--learners', '20', '--report'],
    join(root, '.reports', 'e2e-play.xml'),
  ],
};

/**
 * The product end to end. A rerun uses fresh schools, since the first attempt has changed the people of the old ones.
 */
export const flowSuite = {
  name: 'e2e-flows',
  folder: 'e2e',
  files: ['specs/*.e2e.ts'],
  command: (_again, hasFailures = false) => [
    ...['pnpm', '--filter', '@plinth/e2e', 'e2e'],
    // If they did not even start, there is no last failure to rely on.
    ...(hasFailures ? ['--last-failed'] : []),
  ],
};

/** The test files of a suite that its reports do not mention: those that could not start. */
export function silentFiles({ folder, files }, tests) {
  const told = new Set([...tests.values()].map(({ file }) => basename(file)));
  return files
    .flatMap((pattern) => globSync(pattern, { cwd: join(root, folder), exclude: ['**/node_modules/**'] }))
    .filter((file) => !told.has(basename(file)));
}
