import { ApiError } from '@plinth/api-client/api-error';
import { proxy, subscribe } from 'valtio';
import { type TaskAddress, takeDraft } from '../data/assignments.ts';
import { sendHandIn } from '../data/send-hand-in.ts';
import { forgetUpload, keepUpload, newUploadKey, readStoredUploads } from '../data/stored-uploads.ts';
import { forgetLostUploads, keepLostUploads, readLostUploads } from './lost-uploads.ts';
import { session } from './session.ts';

/**
 * A file on its way to a draft. `size` is in bytes, `sent` its share that has gone out, 0 to 100; `lost`: this page has
 * only its name, as its sender's session ended before it had arrived.
 */
export type Upload = {
  id: number;
  nodeId: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'lost';
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
/** What was on its way when its sender's session ended by itself, for as long as this page stays. */
let held: { sender: string; jobs: Pick<Work, 'address' | 'file'>[] } | null = null;
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

function list(one: Pick<Upload, 'nodeId' | 'name' | 'size' | 'state' | 'problem'>): number {
  made += 1;
  uploads.list.push({ id: made, sent: 0, ...one });
  return made;
}

function add(address: TaskAddress, file: File, key: string, isKept: boolean): Work {
  const job: Work = { address, file, stop: new AbortController(), key, isKept };
  const { name, size } = file;
  work.set(list({ nodeId: address.nodeId, name, size, state: 'waiting', problem: null }), job);
  known.add(key);
  return job;
}

/** Nobody is asked any more for a file whose content this page had lost. */
function forgetLost(nodeId: string, name: string): void {
  const { userId } = session;
  const others = readLostUploads(userId).filter((lost) => lost.nodeId !== nodeId || lost.name !== name);
  if (userId) keepLostUploads(userId, others);
  uploads.list = uploads.list.filter(
    (one) => one.state !== 'lost' || one.nodeId !== nodeId || one.name !== name,
  );
}

/** Adds files to a draft, kept on this device until they have arrived. */
export function enqueue(address: TaskAddress, files: readonly File[]): void {
  for (const file of files) {
    forgetLost(address.nodeId, file.name);
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

function listLost({ cohortId, namespace, nodeId }: TaskAddress): void {
  for (const lost of readLostUploads(session.userId)) {
    if (lost.cohortId !== cohortId || lost.namespace !== namespace || lost.nodeId !== nodeId) continue;
    const { name } = lost;
    if (uploads.list.some((one) => one.nodeId === nodeId && one.name === name)) continue;
    const problem = `${name} had not arrived when your session ended. Choose it again.`;
    list({ nodeId, name, size: 0, state: 'lost', problem });
  }
}

/**
 * Goes on with the files of a task that were on their way when the page was left, and names those that this device no
 * longer has.
 */
export async function resumeUploads(address: TaskAddress): Promise<void> {
  listLost(address);
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
  const upload = find(id);
  if (upload?.state === 'lost') forgetLost(upload.nodeId, upload.name);
  work.get(id)?.stop.abort();
  forget(id);
}

window.addEventListener('online', () => {
  for (const { id } of uploads.list) sendAgain(id);
});
// Whoever signs out leaves nothing behind. A session that ended by itself takes no file with it: it waits for its sender.
window.addEventListener('plinth:signed-out', (event) => {
  const { isForced = false } = (event as CustomEvent<{ isForced: boolean } | null>).detail ?? {};
  const { userId: sender } = session;
  if (!isForced) {
    held = null;
    forgetLostUploads();
  } else if (sender) {
    const jobs = uploads.list.flatMap(({ id, state }) => (state !== 'refused' && work.get(id)) || []);
    held = { sender, jobs };
    keepLostUploads(sender, [
      ...readLostUploads(sender),
      ...jobs.map(({ address, file: { name } }) => ({ ...address, name })),
    ]);
  }
  for (const { stop } of work.values()) stop.abort();
  for (const { id } of [...uploads.list]) forget(id);
});
subscribe(
  session,
  () => {
    if (held === null || session.userId === null) return;
    const { sender, jobs } = held;
    held = null;
    if (sender !== session.userId) forgetLostUploads();
    else for (const { address, file } of jobs) enqueue(address, [file]);
  },
  true,
);
window.addEventListener('beforeunload', (event) => {
  const isLost = ({ id, state }: Upload) =>
    (state === 'sending' || state === 'waiting') && !work.get(id)?.isKept;
  if (uploads.list.some(isLost)) event.preventDefault();
});
