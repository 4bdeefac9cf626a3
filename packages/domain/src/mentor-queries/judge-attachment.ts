import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../constants/limits.ts';
import { endingsOf, typeOfFile } from '../documents/file-endings.ts';

/** The maximum number of files on a query or message. */
export const ATTACHMENTS_MAX = 5;

/** How many bytes of files a query or message carries at most. */
export const ATTACHMENTS_MAX_BYTES = ATTACHMENTS_MAX * DOCUMENT_MAX_BYTES;

/** The limits as shown where files are chosen. */
export const ATTACHMENT_LIMITS = `Up to ${ATTACHMENTS_MAX} files: JPEG, PNG, PDF or Word, up to 10 MB each.`;

/** Returns what is wrong with a file before it is sent, or null; size in bytes. The server checks again, by content. */
export function judgeAttachment(file: { type: string; size: number; name?: string }): string | null {
  const [type, { size }] = [typeOfFile(file), file];
  if (size === 0) return 'The file is empty.';
  if (!DOCUMENT_TYPES.some((known) => known === type))
    return 'Choose a JPEG, a PNG, a PDF or a Word document.';
  return size > DOCUMENT_MAX_BYTES ? 'The file is larger than 10 MB.' : null;
}

/**
 * Returns the name under which a file is sent and referred to in the text: letters, digits, dots, dashes and
 * underscores, the extension of its type, unique among the files. The server stores such a name unchanged.
 */
export function nameAttachment(
  { name, type }: { name: string; type: string },
  taken: readonly string[],
): string {
  const ending = endingsOf(typeOfFile({ name, type }))[0] ?? 'bin';
  const stem =
    name
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
      .replaceAll(/^[-.]+|[-.]+$/g, '')
      .slice(0, 60) || 'file';
  const names = [`${stem}.${ending}`, ...taken.map((_, index) => `${stem}-${index + 2}.${ending}`)];
  return names.find((candidate) => !taken.includes(candidate)) ?? `${stem}-${taken.length + 2}.${ending}`;
}
