export type StopSignals = {
  /** Aborted when the process is asked to end. */
  signal: AbortSignal;
  /** Adds something to close at the end; the last added is closed first. */
  onStop: (close: () => Promise<void>) => void;
  /** Closes everything now. */
  stop: () => Promise<void>;
};

/**
 * Ends the process in order, with exit code 0, on SIGINT, SIGTERM and SIGHUP; a second signal ends it immediately. Work
 * that is still starting is informed by `signal`.
 */
export function listenForStop(print: (line: string) => void): StopSignals {
  const closers: (() => Promise<void>)[] = [];
  const controller = new AbortController();
  let closing: Promise<void> | null = null;
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  const stop = () => {
    closing ??= closeAll();
    return closing;
  };
  const onSignal = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) {
      // Handlers of `exit` still ask the database to end and release the lock.
      process.exit(name === 'SIGINT' ? 130 : 143);
    }
    controller.abort();
    print('  Stopping ...');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        print(`  ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return { signal: controller.signal, onStop: (close) => closers.push(close), stop };
}
