import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Clock } from './clock.ts';
import type { StandIns } from './stand-ins.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../packages/school/bin/school.mjs', import.meta.url));
const READY_MS = 120_000;
const LOOK_MS = 100;

export type School = {
  origin: string;
  /** The log file of every start. */
  log: string;
  start: () => Promise<void>;
  /** Ends the web process and its database without warning, as a power cut does. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** Runs a staff verb beside it and returns its output. */
  verb: (...args: string[]) => Promise<string>;
  /** The database address for read-only access. */
  databaseUrl: () => Promise<string>;
};

/** Builds the pages if one of their sources has changed, as a start does. */
export const buildPages = () => run(process.execPath, [PROGRAM, 'build']);

/** Finds a port that is free now. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const place = probe.address();
      probe.close(() =>
        typeof place === 'object' && place ? resolve(place.port) : reject(new Error('no port')),
      );
    });
  });

/** Opens an empty school with production settings in a separate folder; it serves the existing build. */
export function openSchool(
  folder: string,
  port: number,
  clock: Clock,
  { env: providers }: StandIns,
  secret = randomBytes(32).toString('hex'),
): School {
  const origin = `http://localhost:${port}`;
  const home = join(folder, 'home');
  const log = join(folder, 'server.log');
  const env = {
    ...process.env,
    ...clock.env,
    ...providers,
    PORT: String(port),
    PLINTH_HOME: home,
    PLINTH_ORIGIN: origin,
    PLINTH_MODE: 'production',
    OVERRIDE_USER: 'false',
    PLINTH_SECRET: secret,
    SCHOOL_ADDRESS: '1 Road; 411001 Pune',
    EMI_PARTNERS: 'Nila Finance',
    // People are behind a balancer, each at a separate address.
    TRUSTED_PROXIES: '1',
    STOP_GRACE_SECONDS: '0',
  };
  let running: ChildProcess | null = null;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const gone = async (child: ChildProcess) => {
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve));
  };
  const postmaster = async () =>
    (await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return {
    origin,
    log,
    start: async () => {
      const out = openSync(log, 'a');
      running = spawn(process.execPath, [PROGRAM, 'start', '--no-build'], {
        stdio: ['ignore', out, out],
        env,
      });
      for (const until = performance.now() + READY_MS; !(await isReady()); await pause(LOOK_MS)) {
        if (running.exitCode !== null || performance.now() > until)
          throw new Error(`the school does not start; its log is ${log}`);
      }
    },
    kill: async () => {
      const [pid] = await postmaster();
      running?.kill('SIGKILL');
      process.kill(Number(pid), 'SIGKILL');
      if (running) await gone(running);
    },
    stop: async () => {
      running?.kill('SIGTERM');
      if (running) await gone(running);
    },
    verb: async (...args) => (await run(process.execPath, [PROGRAM, ...args], { env })).stdout,
    databaseUrl: async () => {
      const [, , , port] = await postmaster();
      const password = (await readFile(join(home, 'secret-db'), 'utf8')).trim();
      return `postgres://plinth:${password}@127.0.0.1:${port}/plinth`;
    },
  };
}
