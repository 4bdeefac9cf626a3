import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const run = promisify(execFile);

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() =>
        typeof place === 'object' && place ? resolve(place.port) : reject(new Error('no port')),
      );
    });
  });

/**
 * Opens a separate school beside the one of the run, for a flow that stops it. It serves that school's build. `start`
 * and `stop` may be called in turn any number of times; `close` removes it.
 * @param settings additional environment, such as a third-party script
 */
export async function openOwnSchool(settings: Record<string, string> = {}) {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'plinth-e2e-own-'));
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), PLINTH_HOME: home, PLINTH_ORIGIN: origin, ...settings };
  let running: ChildProcess | null = null;

  const start = async () => {
    running = spawn('node', ['../packages/school/bin/school.mjs', 'start', '--no-build'], {
      stdio: 'ignore',
      env,
    });
    await expect
      .poll(
        () =>
          fetch(`${origin}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        {
          message: 'the own school is ready',
          timeout: 90_000,
        },
      )
      .toBe(200);
  };
  const stop = async () => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  const close = async () => {
    await stop();
    await rm(home, { recursive: true, force: true });
  };
  /** Runs a staff verb against it and returns its output. */
  const verb = async (...args: string[]): Promise<string> =>
    (await run('node', ['../packages/school/bin/school.mjs', ...args], { env })).stdout;
  return { origin, start, stop, close, verb };
}
