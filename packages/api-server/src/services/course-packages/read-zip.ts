import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CourseFault, PACKAGE_MAX_BYTES } from '@plinth/domain/courses/course-outlook';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { takingTurns } from '../documents/taking-turns.ts';
import { refuse } from '../refusal.ts';
import type { ReadPackage } from './publish-folder.ts';

const LIMIT_MS = 60_000;
/**
 * Authors publish soon after checking and often mend something in between: the thread, which takes seconds to load,
 * stays that long.
 */
const IDLE_MS = 120_000;
const TOO_LONG = 'Reading this package takes too long. Make it smaller, or publish it with the command.';

/** The result of reading a package: faults, or the course. The files are included too if it could be unpacked. */
export type ZipReading = {
  faults: CourseFault[];
  read: ReadPackage | null;
  files: readonly FolderFile[] | null;
};

// A package is held in memory while it is read, unpacked contents included.
const inTurn = takingTurns(1);

/** The idle thread that has read a package and waits for the next. It does not keep the process alive. */
let standing: Worker | null = null;
let rest: NodeJS.Timeout | undefined;

function takeThread(): Worker {
  clearTimeout(rest);
  const worker =
    standing ??
    new Worker(new URL('./read-zip-worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  standing = null;
  worker.removeAllListeners();
  worker.ref();
  return worker;
}

function putBack(worker: Worker): void {
  worker.removeAllListeners();
  worker.unref();
  standing = worker;
  worker.once('exit', () => {
    if (standing === worker) standing = null;
  });
  rest = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
}

/**
 * Reads and checks a course package uploaded by a browser, on a separate thread so that the school keeps answering.
 * @throws Refusal BAD_REQUEST empty, PAYLOAD_TOO_LARGE in bytes or in the time it takes
 */
export async function readZip(file: File): Promise<ZipReading> {
  if (file.size === 0) throw refuse('BAD_REQUEST', 'The file is empty.', { details: 'The file is empty.' });
  if (file.size > PACKAGE_MAX_BYTES)
    throw refuse('PAYLOAD_TOO_LARGE', `The file is larger than ${PACKAGE_MAX_BYTES / 1024 / 1024} MB.`);
  const zip = new Uint8Array(await file.arrayBuffer());
  return inTurn(
    () =>
      new Promise<ZipReading>((resolve, reject) => {
        const worker = takeThread();
        const tooLong = setTimeout(() => {
          reject(refuse('PAYLOAD_TOO_LARGE', TOO_LONG, { details: TOO_LONG }));
          void worker.terminate();
        }, LIMIT_MS);
        const ended = () => clearTimeout(tooLong);
        worker.once('message', (reading: ZipReading) => {
          ended();
          putBack(worker);
          resolve(reading);
        });
        worker.once('error', reject);
        worker.once('exit', () => {
          ended();
          reject(new Error('the thread that reads packages ended without an answer'));
        });
        worker.postMessage({ zip, tmp: tmpdir() });
      }),
  );
}
