import { ApiError } from '@plinth/api-client/api-error';
import type { ReportDraft } from '@plinth/domain/assignments/report';
import { missingParts, partRange, UPLOAD_PART_BYTES } from '@plinth/domain/assignments/upload-parts';
import { api, uploadFile } from './api.ts';
import type { TaskAddress } from './assignments.ts';

type Sending = TaskAddress & { file: File; signal: AbortSignal; onProgress: (share: number) => void };

/** Delays in milliseconds before a part that did not arrive is sent again; after that the person is asked. */
const RETRY_MS = [400, 1600] as const;

const pathOf = ({ cohortId }: TaskAddress) =>
  `/v2/client/lms/${encodeURIComponent(cohortId)}/report/submit/upload`;

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Retries an idempotent request after an outage. @throws what the last try threw */
async function insist<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_MS) {
    try {
      return await send();
    } catch (error) {
      const isCut = error instanceof ApiError && error.isOutage && navigator.onLine;
      if (!isCut || signal.aborted) throw error;
      await pause(wait, signal);
    }
  }
  return send();
}

async function sendParts(sending: Sending): Promise<{ report: ReportDraft }> {
  const { cohortId, namespace, nodeId, file, signal, onProgress } = sending;
  const sha256 = await hashOf(file);
  const query = { nodeId, namespace, sha256 };
  let { received } = await insist(signal, () =>
    api.assignments.readParts({ params: { cohortId }, query }, { signal }),
  );
  for (;;) {
    const no = missingParts(file.size, received)[0] ?? 0;
    const { start, end } = partRange(file.size, no);
    const arrived = received.reduce((sum, other) => {
      const range = partRange(file.size, other);
      return sum + range.end - range.start;
    }, 0);
    const answer = await insist(signal, () =>
      uploadFile<{ isComplete: boolean; received: number[]; report: ReportDraft }>({
        method: 'PUT',
        path: pathOf(sending),
        fields: {
          nodeId,
          namespace,
          'part[sha256]': sha256,
          'part[size]': String(file.size),
          'part[no]': String(no),
          file: new File([file.slice(start, end)], file.name),
        },
        signal,
        onProgress: (share) => onProgress((arrived + share * (end - start)) / file.size),
      }),
    );
    if (answer.isComplete) return answer;
    received = answer.received;
  }
}

/**
 * Adds a file to the learner's draft; the same file is added only once, so sending it again is harmless. A larger file
 * is sent in parts identified by its content: an upload interrupted by a lost connection, a reload or a later visit
 * continues with the missing parts. Where the browser cannot compute the identifier (no secure context) the file is
 * sent whole.
 * @throws ApiError; DOMException AbortError when stopped
 */
export function sendHandIn(sending: Sending): Promise<{ report: ReportDraft }> {
  const { namespace, nodeId, file, signal, onProgress } = sending;
  const isSecure: boolean = window.isSecureContext && crypto.subtle !== undefined;
  if (file.size > UPLOAD_PART_BYTES && isSecure) return sendParts(sending);
  return uploadFile<{ report: ReportDraft }>({
    method: 'POST',
    path: pathOf(sending),
    fields: { nodeId, namespace, file },
    signal,
    onProgress,
  });
}
