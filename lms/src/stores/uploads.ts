import { ApiError } from '@plinth/api-client/api-error';
import { proxy } from 'valtio';
import { type TaskAddress, takeDraft } from '../data/assignments.ts';
import { sendHandIn } from '../data/send-hand-in.ts';
import { forgetUpload, keepUpload, newUploadKey, readStoredUploads } from '../data/stored-uploads.ts';

/** A file on its way to a draft. `size` is in bytes, `sent` its share that has gone out, 0 to 100. */
export type Upload = {
  id: number;
  nodeId: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  sent: number;
  problem: string | null;
};

/** Files on their way; they go on while the learner reads elsewhere in the app. */
export const uploads = proxy<{ list: Upload[] }>({ list: [] });

/** `key` is what the file is kept under on this device, `isKept` whether it is, so that a reload does not lose it. */
type Work = { address: TaskAddress; file: File; stop: AbortController; key: string; isKept: boolean };
const work = new Map<number, Work>();
/** What this page has taken up, sent or not: a row that still lies in the store is not one that was left behind. */
const known = new Set<string>();
let made = 0;
let isRunning = false;

const find = (id: number) => uploads.list.find((upload) => upload.id === id);

// A full or closed store only means that a reload would lose the file.
const forgetStored = (key: string) => void forgetUpload(key).catch(() => {});

function forget(id: number): void {
  const job = work.get(id);
  if (job?.isKept) forgetStored(job.key);
  work.delete(id);
  uploads.list = uploads.list.filter((upload) => upload.id !== id);
}

async function send(upload: Upload, { address, file, stop }: Work): Promise<void> {
  upload.state = 'sending';
  upload.problem = null;
  try {
    const { report } = await sendHandIn({
      ...address,
      file,
      signal: stop.signal,
      onProgress: (share) => {
        const one = find(upload.id);
        if (one) one.sent = Math.round(share * 100);
      },
    });
    takeDraft(address, report);
    forget(upload.id);
  } catch (error) {
    const one = find(upload.id);
    if (!one) return;
    const isRefused = error instanceof ApiError && !error.isOutage;
    one.state = isRefused ? 'refused' : 'failed';
    one.problem = error instanceof Error ? error.message : null;
    const job = work.get(upload.id);
    if (isRefused && job?.isKept) {
      forgetStored(job.key);
      job.isKept = false;
    }
  }
}

/** Sends what waits, one file after the other. */
async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    for (;;) {
      const next = uploads.list.find(({ state }) => state === 'waiting');
      const job = next && work.get(next.id);
      if (!next || !job) return;
      await send(next, job);
    }
  } finally {
    isRunning = false;
  }
}

function add(address: TaskAddress, file: File, key: string, isKept: boolean): Work {
  made += 1;
  const job: Work = { address, file, stop: new AbortController(), key, isKept };
  work.set(made, job);
  known.add(key);
  const { name, size } = file;
  uploads.list.push({
    id: made,
    nodeId: address.nodeId,
    name,
    size,
    state: 'waiting',
    sent: 0,
    problem: null,
  });
  return job;
}

/** Adds files to a draft, kept on this device until they have arrived. */
export function enqueue(address: TaskAddress, files: readonly File[]): void {
  for (const file of files) {
    // Named before it is kept: whoever reads the store meanwhile knows it as one that is on its way.
    const job = add(address, file, newUploadKey(address), false);
    keepUpload(job.key, file)
      .then(() => {
        if ([...work.values()].includes(job)) job.isKept = true;
        else forgetStored(job.key);
      })
      .catch(() => {});
  }
  void run();
}

/** Goes on with the files of a task that were on their way when the page was left. */
export async function resumeUploads(address: TaskAddress): Promise<void> {
  const kept = await readStoredUploads(address).catch(() => []);
  for (const { key, file } of kept) if (!known.has(key)) add(address, file, key, true);
  void run();
}

/** Sends a file again that did not arrive; one that did stands in the draft once all the same. */
export function sendAgain(id: number): void {
  const upload = find(id);
  if (upload?.state !== 'failed') return;
  upload.state = 'waiting';
  void run();
}

/** Stops a file on its way, or takes a failed one off the list. */
export function drop(id: number): void {
  work.get(id)?.stop.abort();
  forget(id);
}

window.addEventListener('online', () => {
  for (const { id } of uploads.list) sendAgain(id);
});
window.addEventListener('plinth:signed-out', () => {
  for (const { id } of [...uploads.list]) drop(id);
});
window.addEventListener('beforeunload', (event) => {
  const isLost = ({ id, state }: Upload) =>
    (state === 'sending' || state === 'waiting') && !work.get(id)?.isKept;
  if (uploads.list.some(isLost)) event.preventDefault();
});
