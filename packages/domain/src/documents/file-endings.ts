import type { DOCUMENT_TYPES } from '../constants/limits.ts';

/** What the names of files of each type of document end with, the usual ending first. */
const ENDINGS: Readonly<Record<(typeof DOCUMENT_TYPES)[number], readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
};

const entries = Object.entries(ENDINGS);

/** What the names of files of a type end with, without the dot; none for a type of no document. */
export const endingsOf = (type: string): readonly string[] =>
  entries.find(([known]) => known === type)?.[1] ?? [];

/**
 * The type of a chosen file: what the browser says where that is a document, else what its name ends with. A
 * computer without Word knows no type of a .docx, and others call a JPEG image/jpg. The server judges again, by content.
 */
export function typeOfFile({ type, name = '' }: { type: string; name?: string | undefined }): string {
  if (endingsOf(type)[0]) return type;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return entries.find(([, endings]) => endings.includes(ending))?.[0] ?? type;
}

/** What a file dialog offers for types: each by itself and by its endings, for computers that do not know the type. */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [type, ...endingsOf(type).map((ending) => `.${ending}`)]).join(',');
