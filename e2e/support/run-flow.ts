// `pnpm --filter @plinth/e2e flow notifications`: one flow against the school that runs, built anew by nobody.
//   --size phone   at 390 px instead of 1520 px
//   --origin URL   where the school runs (http://localhost:4321)
// What else is given goes on to Playwright, such as `--headed` or `-g "a title"`.
import { spawn } from 'node:child_process';

const [flow, ...given] = process.argv.slice(2);
if (!flow || flow.startsWith('-')) {
  console.error('Name a flow, such as: pnpm --filter @plinth/e2e flow notifications');
  process.exit(2);
}
/** Takes an option of our own out of what was given. */
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
