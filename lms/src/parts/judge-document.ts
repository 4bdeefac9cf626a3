import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@plinth/domain/constants/limits';
import { acceptOf, typeOfFile } from '@plinth/domain/documents/file-endings';

/** The file types offered by the file dialog; the server judges by content. */
export const DOCUMENT_ACCEPT = acceptOf(DOCUMENT_TYPES);

/** Returns what is wrong with a file before it is sent, or null. Sizes in bytes. */
export function judgeDocument(file: { type: string; size: number; name?: string }): string | null {
  if (!DOCUMENT_TYPES.some((type) => type === typeOfFile(file)))
    return 'Choose a PDF, a Word document, a JPEG or a PNG.';
  if (file.size > DOCUMENT_MAX_BYTES) return 'The file is larger than 10 MB. Choose a smaller one.';
  return file.size === 0 ? 'The file is empty.' : null;
}
