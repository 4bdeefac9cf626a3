import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Fault } from '@plinth/api-server/fault';

export type Child = {
  /** Rejects when the process ends unexpectedly. */
  ended: Promise<never>;
  stop: () => Promise<void>;
};

const PATIENCE_MS = 5_000;

/** Runs a Node program and passes its output lines on, prefixed with a name. */
export function runChild({
  name,
  args,
  cwd,
  env,
  print,
}: {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  print: (line: string) => void;
}): Child {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const farewell = () => child.kill('SIGTERM');
  process.on('exit', farewell);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on(
      'line',
      (line) => line.trim() && print(`  ${name.padEnd(4)} | ${line}`),
    );
  let isStopping = false;
  const exit = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (!isStopping)
        reject(new Fault(`The ${name} server ended (${code ?? signal}); its lines above say why.`));
    });
  });
  // A caller that does not wait for the end of a child must not get an unhandled rejection.
  ended.catch(() => {});
  return {
    ended,
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await exit;
      clearTimeout(kill);
      process.off('exit', farewell);
    },
  };
}
