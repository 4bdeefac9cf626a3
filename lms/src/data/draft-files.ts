import { dropRow, readRow, writeRow } from './local-rows.ts';

/** A chosen file as stored: with its content separate, since not every browser can store a File. */
type StoredFile = { name: string; type: string; content: ArrayBuffer };

/** Stores the files of a draft on this device, so that they survive a reload. */
export async function keepDraftFiles(key: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) {
    await dropRow('drafts', key);
    return;
  }
  const kept: StoredFile[] = await Promise.all(
    files.map(async (file) => ({ name: file.name, type: file.type, content: await file.arrayBuffer() })),
  );
  await writeRow('drafts', key, kept);
}

/** The files of a draft stored on this device. */
export async function readDraftFiles(key: string): Promise<File[]> {
  const kept = await readRow<StoredFile[]>('drafts', key);
  return (kept ?? []).map(({ name, type, content }) => new File([content], name, { type }));
}
