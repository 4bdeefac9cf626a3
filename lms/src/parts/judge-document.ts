import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '@plinth/domain/constants/limits';

/** What the file dialog offers; the server judges by content. */
export const DOCUMENT_ACCEPT = DOCUMENT_TYPES.join(',');

/** What is wrong with a file before it is sent, or null. Sizes in bytes. */
export function judgeDocument(file: { type: string; size: number }): string | null {
  if (!DOCUMENT_TYPES.some((type) => type === file.type))
    return 'Choose a PDF, a Word document, a JPEG or a PNG.';
  if (file.size > DOCUMENT_MAX_BYTES) return 'The file is larger than 10 MB. Choose a smaller one.';
  return file.size === 0 ? 'The file is empty.' : null;
}
