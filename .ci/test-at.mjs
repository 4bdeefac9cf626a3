// `pnpm test:at 2028-02-29T18:40:00Z`: the unit and server tests with their processes' clock set to a moment, from
// which it runs on; PostgreSQL's clock is unchanged. Suites may be named after it, such as `domain lms`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeMemoryFolder } from './memory-folder.mjs';
import { root } from './run-step.mjs';
import { runSuite } from './run-suite.mjs';
import { unitSuites } from './suites.mjs';

const [moment = '', ...named] = process.argv.slice(2);
const ahead = Date.parse(moment) - Date.now();
const wanted = unitSuites.filter(({ name }) => named.length === 0 || named.includes(name));
if (Number.isNaN(ahead) || wanted.length === 0) {
  console.error(
    `Name a moment, such as 2028-02-29T18:40:00Z, and suites of ${unitSuites.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
mkdirSync(join(root, '.reports'), { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'plinth-clock-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const clock = join(folder, 'clock');
writeFileSync(clock, String(ahead));
const memory = makeMemoryFolder();
const env = {
  PLAY_CLOCK: clock,
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'e2e', 'play', 'clock-of-process.mjs'))}`,
  ...(memory && { TMPDIR: memory }),
};
let passed = 0;
let failed = 0;
for (const suite of wanted) {
  const outcome = await runSuite(suite, { env });
  passed += outcome.passed;
  failed += outcome.failures.length + outcome.silent.length + (outcome.isBroken ? 1 : 0);
}
console.log(`\nat ${moment}: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
