import { DOCUMENT_TYPES, SUBMISSION_MAX_BYTES } from '../constants/limits.ts';
import { typeOfFile } from '../documents/file-endings.ts';

/** The limits of a hand-in, as shown where files are chosen. */
export const UPLOAD_LIMITS = 'PDF, Word, JPEG or PNG, up to 50 MB each. Models go in as a link.';

/**
 * Returns what is wrong with a file before it is uploaded for a task, or null; size in bytes. The server checks again,
 * by content.
 */
export function judgeUpload(file: { type: string; size: number; name?: string }): string | null {
  const [type, { size }] = [typeOfFile(file), file];
  if (size === 0) return 'The file is empty.';
  if (!DOCUMENT_TYPES.some((known) => known === type))
    return 'Choose a PDF, a Word document, a JPEG or a PNG. Hand other files in as a link.';
  return size > SUBMISSION_MAX_BYTES ? 'The file is larger than 50 MB. Hand it in as a link.' : null;
}
