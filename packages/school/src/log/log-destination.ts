import { writeSync } from 'node:fs';

/** Size of the lines that wait for free disk space; further lines are lost. */
const KEPT_BYTES = 1024 * 1024;
const RETRY_MS = 1_000;
/** How often a pipe with a slow reader is retried at the end of the process, 10 ms apart. */
const LAST_TRIES = 50;

/** What a destination missed while it accepted nothing. */
export type Missed = { seconds: number; lostLines: number };

export type LogDestination = {
  write: (line: string) => void;
  /** Writes the waiting lines, as far as possible, before it returns. */
  flush: () => void;
};

type Hearers = {
  /** Called at the first write that fails. */
  onFailure: (error: NodeJS.ErrnoException) => void;
  /** Called at the first write that succeeds afterwards. */
  onRecovery: (missed: Missed) => void;
};

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Creates a destination for log lines: an open file, a pipe or a terminal, by its descriptor. A failed write, because
 * the disk is full or a reader went away, ends nothing: lines wait, the oldest first, up to a megabyte, further ones
 * are counted, and the write is retried once a second.
 */
export function createLogDestination(fd: number, { onFailure, onRecovery }: Hearers): LogDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  /** The part of a write that has not been accepted yet. */
  let rest: Buffer | null = null;
  let isDue = false;
  let retry: NodeJS.Timeout | undefined;
  let failingSince: number | null = null;
  let lostLines = 0;

  const next = (): Buffer | null => {
    if (rest || waiting.length === 0) return rest;
    rest = Buffer.from(waiting.join(''));
    waiting = [];
    return rest;
  };
  const took = (buffer: Buffer, bytes: number) => {
    waitingBytes -= bytes;
    rest = bytes < buffer.length ? buffer.subarray(bytes) : null;
  };
  const recovered = () => {
    if (failingSince === null) return;
    const missed = { seconds: Math.round((performance.now() - failingSince) / 1000), lostLines };
    failingSince = null;
    lostLines = 0;
    onRecovery(missed);
  };
  const tryLater = (milliseconds: number) => {
    retry = setTimeout(() => {
      retry = undefined;
      pump();
    }, milliseconds);
    retry.unref();
  };
  const failed = (error: NodeJS.ErrnoException) => {
    tryLater(isBusy(error) ? 10 : RETRY_MS);
    if (isBusy(error) || failingSince !== null) return;
    failingSince = performance.now();
    onFailure(error);
  };
  /** One write for all lines of a turn of the event loop; synchronous, so that `flush` cannot overtake it. */
  const pump = () => {
    if (isDue || retry) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      try {
        for (let buffer = next(); buffer; buffer = next()) took(buffer, writeSync(fd, buffer));
        recovered();
      } catch (error) {
        failed(error as NodeJS.ErrnoException);
      }
    });
  };
  const flush = () => {
    let tries = LAST_TRIES;
    for (let buffer = next(); buffer && tries > 0; buffer = next()) {
      try {
        took(buffer, writeSync(fd, buffer));
      } catch (error) {
        if (!isBusy(error as NodeJS.ErrnoException)) return;
        tries -= 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  };
  return {
    write: (line) => {
      const bytes = Buffer.byteLength(line);
      if (waitingBytes + bytes > KEPT_BYTES) {
        lostLines += 1;
        return;
      }
      waitingBytes += bytes;
      waiting.push(line);
      pump();
    },
    flush,
  };
}
