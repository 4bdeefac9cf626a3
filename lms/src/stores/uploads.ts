import { ApiError } from '@plinth/api-client/api-error';
import { proxy, subscribe } from 'valtio';
import { type TaskAddress, takeDraft } from '../data/assignments.ts';
import { sendHandIn } from '../data/send-hand-in.ts';
import { forgetUpload, keepUpload, newUploadKey, readStoredUploads } from '../data/stored-uploads.ts';
import { forgetLostUploads, keepLostUploads, readLostUploads } from './lost-uploads.ts';
import { session } from './session.ts';

/**
 * A file on its way to a draft. `size` is in bytes, `sent` the percentage sent, 0 to 100; `lost`: this page has only
 * its name, as its sender's session ended before it had arrived.
 */
export type Upload = {
  id: number;
  cohortId: string;
  nodeId: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'failed' | 'refused' | 'lost';
  sent: number;
  problem: string | null;
};

/** Files in transit; they continue while the learner reads elsewhere in the app. */
export const uploads = proxy<{ list: Upload[] }>({ list: [] });

/** `key` is the file's storage key on this device, `isKept` whether it is stored, so that it survives a reload. */
type Work = { address: TaskAddress; file: File; stop: AbortController; key: string; isKept: boolean };
const work = new Map<number, Work>();
/** The files this page has taken up, sent or not: their rows in the store were not left behind. */
const known = new Set<string>();
/** The files in transit when their sender's session ended automatically, for as long as this page is open. */
let held: { sender: string; jobs: Pick<Work, 'address' | 'file'>[] } | null = null;
let made = 0;
let isRunning = false;

type Place = Pick<TaskAddress, 'cohortId' | 'nodeId'>;

/** Whether two files belong to one task: cohorts of a course share its nodes. */
const isSamePlace = (one: Place, other: Place) =>
  one.cohortId === other.cohortId && one.nodeId === other.nodeId;

/** The files on their way to a task. */
export const uploadsTo = <U extends Place>(list: readonly U[], place: Place): U[] =>
  list.filter((one) => isSamePlace(one, place));

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

/** Sends waiting files, one after the other. */
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

function list(one: Pick<Upload, 'cohortId' | 'nodeId' | 'name' | 'size' | 'state' | 'problem'>): number {
  made += 1;
  uploads.list.push({ id: made, sent: 0, ...one });
  return made;
}

function add(address: TaskAddress, file: File, key: string, isKept: boolean): Work {
  const job: Work = { address, file, stop: new AbortController(), key, isKept };
  const { name, size } = file;
  const { cohortId, nodeId } = address;
  work.set(list({ cohortId, nodeId, name, size, state: 'waiting', problem: null }), job);
  known.add(key);
  return job;
}

/** Stops asking for a file whose content this page had lost. */
function forgetLost(place: Place, name: string): void {
  const { userId } = session;
  const isIt = (one: Place & { name: string }) => isSamePlace(one, place) && one.name === name;
  const others = readLostUploads(userId).filter((lost) => !isIt(lost));
  if (userId) keepLostUploads(userId, others);
  uploads.list = uploads.list.filter((one) => one.state !== 'lost' || !isIt(one));
}

/** Adds files to a draft, stored on this device until they have arrived. */
export function enqueue(address: TaskAddress, files: readonly File[]): void {
  for (const file of files) {
    forgetLost(address, file.name);
    // Registered before it is stored, so that readers of the store recognise it as in transit.
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
    if (uploadsTo(uploads.list, lost).some((one) => one.name === name)) continue;
    const problem = `${name} had not arrived when your session ended. Choose it again.`;
    list({ cohortId, nodeId, name, size: 0, state: 'lost', problem });
  }
}

/**
 * Resumes the files of a task that were in transit when the page was left, and lists those this device no longer has.
 */
export async function resumeUploads(address: TaskAddress): Promise<void> {
  listLost(address);
  const kept = await readStoredUploads(address).catch(() => []);
  for (const { key, file } of kept) if (!known.has(key)) add(address, file, key, true);
  void run();
}

/** Retries a file that did not arrive; if it did, the draft still contains it only once. */
export function sendAgain(id: number): void {
  const upload = find(id);
  if (upload?.state !== 'failed') return;
  upload.state = 'waiting';
  void run();
}

/** Stops a file in transit, or removes a failed one from the list. */
export function drop(id: number): void {
  const upload = find(id);
  if (upload?.state === 'lost') forgetLost(upload, upload.name);
  work.get(id)?.stop.abort();
  forget(id);
}

window.addEventListener('online', () => {
  for (const { id } of uploads.list) sendAgain(id);
});
// Signing out leaves nothing behind. When a session ends automatically, its files remain for their sender.
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
