import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepTrack, stopChild } from '../bench/children.ts';
import { freePort } from '../bench/free-port.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/school/bin/school.mjs', import.meta.url));
const LONGEST_START_MS = 300_000;

export type SchoolProcess = {
  name: string;
  origin: string;
  home: string;
  log: string;
  child: ChildProcess;
  isReady: () => Promise<boolean>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Settings of a real school with unreachable providers; a drill substitutes its own. */
const PRODUCTION = {
  PLINTH_MODE: 'production',
  PLINTH_SECRET: 'a secret of the drill, long enough to sign with',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Plinth <school@plinth.test>',
  STRIPE_SECRET_KEY: 'sk_test_of_the_drill',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_drill',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  SCHOOL_ADDRESS: '1 Road; 411001 Pune',
  TRUSTED_PROXIES: '1',
};

/**
 * Starts a process of a school, the API alone, and waits until it is ready.
 * @throws with the location of its log if it is not ready within five minutes
 */
export async function startProcess({
  name,
  folder,
  port,
  role = 'all',
  options = ['--bare'],
  env = {},
}: {
  name: string;
  /** Contains PLINTH_HOME and the log. */
  folder: string;
  port?: number;
  role?: 'web' | 'worker' | 'all';
  /** `--bare` leaves out pages and the demo school. */
  options?: string[];
  env?: Record<string, string>;
}): Promise<SchoolProcess> {
  const own = port ?? (await freePort());
  const origin = `http://127.0.0.1:${own}`;
  const home = join(folder, `home-${name}`);
  const log = join(folder, `${name}.log`);
  const out = openSync(log, 'a');
  const { PATH = '', HOME = '' } = process.env;
  const child = keepTrack(
    spawn(process.execPath, [PROGRAM, 'start', ...options, '--role', role], {
      stdio: ['ignore', out, out],
      env: {
        PATH,
        HOME,
        ...PRODUCTION,
        PORT: String(own),
        PLINTH_HOME: home,
        PLINTH_ORIGIN: `http://localhost:${own}`,
        ...env,
      },
    }),
  );
  const isReady = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = performance.now() + LONGEST_START_MS; !(await isReady()); await pause(100))
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`${name} does not start; its log is ${log}`);
  return {
    name,
    origin,
    home,
    log,
    child,
    isReady,
    kill: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    stop: () => stopChild(child),
  };
}
