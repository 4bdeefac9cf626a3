import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { clusterFolder } from '../src/database/cluster.ts';
import { findPostmaster } from '../src/database/postmaster-file.ts';
import { stopPostgres } from '../src/database/stop-postgres.ts';
import { findFreePort } from '../src/network/ports.ts';

const program = fileURLToPath(new URL('../bin/school.mjs', import.meta.url));

export type Finished = { code: number | null; stdout: string; stderr: string };

export type SchoolProcess = {
  child: ChildProcess;
  stdout: () => string;
  finished: Promise<Finished>;
  /** Resolves when the text appears in the output; rejects with all output when the process ends before that. */
  shows: (text: string) => Promise<void>;
};

const running = new Set<ChildProcess>();
const homes = new Set<string>();

/** Creates a separate PLINTH_HOME; processes that still use it are ended after the tests of the file. */
export async function newHome(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-school-'));
  await chmod(folder, mode);
  homes.add(folder);
  return join(folder, 'home');
}

const { PLAY_CLOCK, NODE_OPTIONS } = process.env;
/** The test clock for processes that the tests start, if `pnpm test:at` has moved it. */
export const clock: Record<string, string> = PLAY_CLOCK && NODE_OPTIONS ? { PLAY_CLOCK, NODE_OPTIONS } : {};

/** Runs the real command as a child process, with no Plinth variables in its environment except the given ones. */
export function runSchool(args: string[], env: Record<string, string> = {}): SchoolProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, HOME, ...clock, ...env },
    stdio: 'pipe',
  });
  running.add(child);
  const said = { stdout: '', stderr: '' };
  const listeners = new Set<() => void>();
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      said[name] += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  const finished = new Promise<Finished>((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, ...said });
      for (const listener of listeners) listener();
    }),
  );
  const shows = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const isThere = said.stdout.includes(text);
        if (!isThere && child.exitCode === null && child.signalCode === null) return;
        listeners.delete(look);
        if (isThere) resolve();
        else reject(new Error(`"${text}" was not shown:\n${said.stdout}\n${said.stderr}`));
      };
      listeners.add(look);
      look();
    });
  return { child, stdout: () => said.stdout, finished, shows };
}

/** Opens a school, the API alone, and waits until it reports that it is open. */
export async function openSchool(home: string, env: Record<string, string> = {}, options = ['--bare']) {
  const port = await findFreePort();
  const school = runSchool(['start', ...options], { PLINTH_HOME: home, PORT: String(port), ...env });
  await school.shows('Stop ');
  return { ...school, port, origin: `http://127.0.0.1:${port}` };
}

/** Returns the process id of the database of a PLINTH_HOME, or null when none runs. */
export const databasePid = async (home: string) => (await findPostmaster(clusterFolder(home)))?.pid ?? null;

/** Returns a connection string to the running database of a PLINTH_HOME. */
export async function databaseUrl(home: string): Promise<string> {
  const running = await findPostmaster(clusterFolder(home));
  const password = (await readFile(join(home, 'secret-db'), 'utf8')).trim();
  return `postgres://plinth:${password}@127.0.0.1:${running?.port}/plinth`;
}

export async function post(
  origin: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of homes) {
    const pid = await databasePid(join(folder, 'home'));
    if (pid) await stopPostgres(pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
