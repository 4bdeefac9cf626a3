// `pnpm --filter @plinth/e2e flow notifications`: runs one flow against a running school, without a build.
//   --size phone   at 390 px instead of 1520 px
//   --origin URL   where the school runs (http://localhost:4321)
// Other options are passed to Playwright, such as `--headed` or `-g "a title"`.
import { spawn } from 'node:child_process';

const [flow, ...given] = process.argv.slice(2);
if (!flow || flow.startsWith('-')) {
  console.error('Name a flow, such as: pnpm --filter @plinth/e2e flow notifications');
  process.exit(2);
}
/** Removes one of our options from the given arguments and returns its value. */
const take = (option: string, otherwise: string): string => {
  const at = given.indexOf(option);
  return at === -1 ? otherwise : (given.splice(at, 2)[1] ?? otherwise);
};
const size = take('--size', 'desk');
const origin = take('--origin', 'http://localhost:4321');
const child = spawn(
  'playwright',
  ['test', `specs/${flow}.e2e.ts`, `--project=${size}`, '--reporter=list', ...given],
  { stdio: 'inherit', env: { ...process.env, E2E_RUNNING: origin } },
);
child.on('close', (code) => process.exit(code ?? 1));
