import { randomId } from '@plinth/ui/forms/random-id';
import type { TaskAddress } from './assignments.ts';
import { sessionName } from './cached-answers.ts';
import { dropRow, readKeys, readRow, writeRow } from './local-rows.ts';

/** A pending upload, with its content stored separately since not every browser can store a File. */
type StoredUpload = { name: string; type: string; content: ArrayBuffer };

const prefixOf = ({ cohortId, namespace, nodeId }: TaskAddress) =>
  ['upload', sessionName(), cohortId, namespace, nodeId, ''].join(':');

/** A storage key for another file of a task. */
export const newUploadKey = (address: TaskAddress): string => prefixOf(address) + randomId();

/** Stores a file on this device until it has arrived, so that a reload does not lose it. */
export async function keepUpload(key: string, file: File): Promise<void> {
  const kept: StoredUpload = { name: file.name, type: file.type, content: await file.arrayBuffer() };
  await writeRow('drafts', key, kept);
}

/** Removes a stored file that has arrived or is no longer wanted. */
export const forgetUpload = (key: string): Promise<unknown> => dropRow('drafts', key);

/** The files of a task that had not arrived when the page was left. */
export async function readStoredUploads(address: TaskAddress): Promise<{ key: string; file: File }[]> {
  const prefix = prefixOf(address);
  const keys = (await readKeys('drafts')).filter((key) => key.startsWith(prefix));
  const found = await Promise.all(
    keys.map(async (key) => ({ key, kept: await readRow<StoredUpload>('drafts', key) })),
  );
  return found.flatMap(({ key, kept }) =>
    kept ? [{ key, file: new File([kept.content], kept.name, { type: kept.type }) }] : [],
  );
}
