import type { ChildProcess } from 'node:child_process';

const PATIENCE_MS = 12_000;

const running = new Set<ChildProcess>();

/** Remembers a child so that it does not outlive this process. */
export function keepTrack<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks a child to end and waits; kills one that does not respond. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  await new Promise<void>((resolve) => {
    const deadline = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(deadline);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Stops every child still running. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stopChild));
}
