import { typeOfFile } from '@plinth/domain/documents/file-endings';

const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Why a file cannot be sent, or null: by its type, which its name tells where the browser does not, emptiness and size;
 * its content is the server's to judge.
 * @param kinds the types that are taken, with how they are named
 */
export function fileProblem(
  file: { name: string; size: number; type?: string },
  kinds: { types: readonly string[]; named: string },
): string | null {
  if (!kinds.types.includes(typeOfFile({ name: file.name, type: file.type ?? '' })))
    return `Choose a ${kinds.named} file`;
  if (file.size === 0) return 'This file is empty';
  return file.size > MOST_BYTES ? 'Choose a file of up to 10 MB' : null;
}
