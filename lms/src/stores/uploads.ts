import { ApiError } from '@plinth/api-client/api-error';
import { proxy } from 'valtio';
import { addFile, type TaskAddress, takeDraft } from '../data/assignments.ts';

/** A file on its way to a draft. `sent` is its share, 0 to 100. */
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

type Work = { address: TaskAddress; file: File; stop: AbortController };
const work = new Map<number, Work>();
let made = 0;
let isRunning = false;

const find = (id: number) => uploads.list.find((upload) => upload.id === id);

function forget(id: number): void {
  work.delete(id);
  uploads.list = uploads.list.filter((upload) => upload.id !== id);
}

async function send(upload: Upload, { address, file, stop }: Work): Promise<void> {
  upload.state = 'sending';
  upload.problem = null;
  try {
    const { report } = await addFile({
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
    one.sent = 0;
    one.state = error instanceof ApiError && !error.isOutage ? 'refused' : 'failed';
    one.problem = error instanceof Error ? error.message : null;
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

/** Adds files to a draft. */
export function enqueue(address: TaskAddress, files: readonly File[]): void {
  for (const file of files) {
    made += 1;
    work.set(made, { address, file, stop: new AbortController() });
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
  }
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
  if (uploads.list.some(({ state }) => state === 'sending' || state === 'waiting')) event.preventDefault();
});
