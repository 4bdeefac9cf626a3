import { DRAFT_KEY_PREFIX } from '@plinth/domain/session/stored-keys';
import { storageSlot } from '@plinth/ui/forms/storage-slot';
import type { TaskAddress } from '../data/assignments.ts';

/** A file that had not arrived when its sender's session ended automatically. */
type LostUpload = TaskAddress & { name: string };

type Kept = { sender: string; files: LostUpload[] };

const slot = storageSlot('sessionStorage', `${DRAFT_KEY_PREFIX}uploads`, (kept) => {
  const { sender, files } = kept as Partial<Kept>;
  return typeof sender === 'string' && Array.isArray(files) ? { sender, files } : null;
});

/** The files to choose again; they are deleted once a different person reads them. */
export function readLostUploads(sender: string | null): LostUpload[] {
  const kept = slot.read();
  if (kept === null || sender === null) return [];
  if (kept.sender === sender) return kept.files;
  slot.write(null);
  return [];
}

/**
 * Records the names of files in this tab until their sender chooses them again; their content is lost with the session.
 */
export const keepLostUploads = (sender: string, files: LostUpload[]): void =>
  slot.write(files.length === 0 ? null : { sender, files });

export const forgetLostUploads = (): void => slot.write(null);
