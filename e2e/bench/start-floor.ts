import { fork } from 'node:child_process';
import { keepTrack, stopChild } from './children.ts';

/** Runs one of the floor servers beside the school. @throws if it ends before it listens */
export async function startFloor(
  program: URL,
  env: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = keepTrack(
    fork(program, {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    }),
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`${program.pathname} ended with ${code}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopChild(child) };
}
