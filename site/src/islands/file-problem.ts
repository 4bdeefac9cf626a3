const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Why a file cannot be sent, or null: by the ending of its name, emptiness and size; its content is the server's to
 * judge.
 * @param kinds the endings that are taken, with how they are named
 */
export function fileProblem(
  file: { name: string; size: number },
  kinds: { endings: RegExp; named: string },
): string | null {
  if (!kinds.endings.test(file.name)) return `Choose a ${kinds.named} file`;
  if (file.size === 0) return 'This file is empty';
  return file.size > MOST_BYTES ? 'Choose a file of up to 10 MB' : null;
}
