import { DOCUMENT_MAX_BYTES } from '@plinth/domain/constants/limits';
import { typeOfFile } from '@plinth/domain/documents/file-endings';

/**
 * Returns why a file cannot be sent, or null: checks its type, taken from the name if the browser does not report one,
 * emptiness and size; the server checks its content.
 * @param kinds the accepted types, with their names
 */
export function fileProblem(
  file: { name: string; size: number; type?: string },
  kinds: { types: readonly string[]; named: string },
): string | null {
  if (!kinds.types.includes(typeOfFile({ name: file.name, type: file.type ?? '' })))
    return `Choose a ${kinds.named} file`;
  if (file.size === 0) return 'This file is empty';
  return file.size > DOCUMENT_MAX_BYTES ? 'Choose a file of up to 10 MB' : null;
}
