import type { DOCUMENT_TYPES } from '../constants/limits.ts';

/** File extensions of each document type, the usual one first. */
const ENDINGS: Readonly<Record<(typeof DOCUMENT_TYPES)[number], readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
};

const entries = Object.entries(ENDINGS);

/** Returns the file extensions of a type, without the dot; none for a type that is not a document. */
export const endingsOf = (type: string): readonly string[] =>
  entries.find(([known]) => known === type)?.[1] ?? [];

/**
 * Returns the type of a chosen file: the browser's if it is a document type, else the one its extension implies. A
 * computer without Word has no type for .docx, and others call a JPEG image/jpg. The server checks again, by content.
 */
export function typeOfFile({ type, name = '' }: { type: string; name?: string | undefined }): string {
  if (endingsOf(type)[0]) return type;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return entries.find(([, endings]) => endings.includes(ending))?.[0] ?? type;
}

/**
 * Returns the `accept` value of a file input: each type and its extensions, for computers that do not know the type.
 */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [type, ...endingsOf(type).map((ending) => `.${ending}`)]).join(',');
