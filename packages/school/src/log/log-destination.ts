import { writeSync } from 'node:fs';

/** Lines that wait for a disk with room; what comes on top of them is lost. */
const KEPT_BYTES = 1024 * 1024;
const RETRY_MS = 1_000;
/** A pipe whose reader is slow is asked again so often at the end of the process, 10 ms apart. */
const LAST_TRIES = 50;

/** What a destination that took nothing for a while has missed. */
export type Missed = { seconds: number; lostLines: number };

export type LogDestination = {
  write: (line: string) => void;
  /** Writes what waits, as far as it can be written, before it returns. */
  flush: () => void;
};

type Hearers = {
  /** The first write that fails. */
  onFailure: (error: NodeJS.ErrnoException) => void;
  /** The first write that goes well afterwards. */
  onRecovery: (missed: Missed) => void;
};

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/**
 * Where log lines go: an open file, a pipe or a terminal, by its descriptor. A write that fails, since a disk is full
 * or a reader went away, ends nothing: lines wait, the oldest first, up to a megabyte, further ones are counted, and
 * once a second it is tried again.
 */
export function createLogDestination(fd: number, { onFailure, onRecovery }: Hearers): LogDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  /** What a write was given and has not taken yet. */
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
  /** One write for all lines of a turn of the event loop; at once, so that `flush` cannot overtake it. */
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
