import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepTrack, stopChild } from './children.ts';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_START_MS = 240_000;

/** A school running for this process. */
export type School = {
  origin: string;
  /** Its PLINTH_HOME. */
  home: string;
  pid: number;
  /** Milliseconds from the command until it answered. */
  startedInMs: number;
  /** Whether it contains the large school besides the demo. */
  isLarge: boolean;
  /** Whether this start had to build the apps. */
  hasBuilt: boolean;
  stop: () => Promise<void>;
};

/**
 * Starts the product as its users do, on a free loopback port, and waits until it serves.
 * @throws with its last output if it ends or does not answer within four minutes
 */
export async function startSchool({
  home,
  isBuilt = false,
}: {
  home: string;
  /** Serves the existing build. */
  isBuilt?: boolean;
}): Promise<School> {
  const port = await freePort();
  const { PLINTH_ORIGIN: _, DATABASE_URL: __, ...inherited } = process.env;
  const began = performance.now();
  const child = keepTrack(
    spawn(process.execPath, ['packages/school/bin/school.mjs', 'start', ...(isBuilt ? ['--no-build'] : [])], {
      cwd: root,
      // As behind a balancer: the bench's buyers have separate addresses.
      env: { ...inherited, PLINTH_HOME: home, PORT: String(port), TRUSTED_PROXIES: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let words = '';
  const listen = (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-6_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const origin = `http://localhost:${port}`;
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the school did not start:\n${words.trim().slice(-2_000)}`);
    if (performance.now() - began > LONGEST_START_MS) {
      await stopChild(child);
      throw new Error(
        `the school did not answer in ${LONGEST_START_MS / 1000} s:\n${words.trim().slice(-2_000)}`,
      );
    }
    await pause(50);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error('the school has no process id');
  return {
    origin,
    home,
    pid,
    startedInMs: performance.now() - began,
    isLarge: false,
    hasBuilt: /^ *Building .*: [\d.]+ s$/m.test(words),
    stop: () => stopChild(child),
  };
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
