import type { DraftEntry, DraftFileChange } from '../../db/schema/course-drafts.ts';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { sha256Of } from '../documents/sha256-of.ts';

/** The files of a draft by their paths. */
export type DraftFiles = ReadonlyMap<string, DraftEntry>;

const IS_TEXT = /\.(?:md|ya?ml|svg|vtt|txt)$/i;

/** A text as a file of a draft. */
export const textEntry = (text: string): DraftEntry => ({ sum: sha256Of(Buffer.from(text)), text });

/** A file as a draft stores it: as text if that reproduces the exact bytes. */
export function entryOf({ path, content }: FolderFile): DraftEntry {
  const text = IS_TEXT.test(path) ? Buffer.from(content).toString('utf8') : null;
  const isWhole = text !== null && !text.includes('\0') && Buffer.from(text).equals(content);
  return { sum: sha256Of(content), text: isWhole ? text : null };
}

/** The changes that lead from one state of the files to another. */
export function changesBetween(before: DraftFiles, after: DraftFiles): DraftFileChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [from, to] = [before.get(path) ?? null, after.get(path) ?? null];
    return from?.sum === to?.sum ? [] : [{ path, before: from, after: to }];
  });
}

/** Files that were written elsewhere may begin with a mark of their encoding and end their lines as Windows does. */
const FRONT = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** The YAML text at the beginning of a lesson, line ends as stored; empty if it has none. */
export const frontOf = (files: DraftFiles, path: string): string =>
  FRONT.exec(files.get(`${path}/lesson.md`)?.text ?? '')?.[1] ?? '';

const ID = /^\uFEFF?id:\s*["']?([a-z0-9/-]+)/m;

/** The key of a lesson inside its course: its `id` if any, else its folder under the key of its module. */
export function topicKeyOf(files: DraftFiles, path: string): string {
  const own = ID.exec(frontOf(files, path))?.[1];
  if (own !== undefined) return own;
  const [module = '', folder = ''] = path.split('/');
  return `${ID.exec(files.get(`${module}/module.yaml`)?.text ?? '')?.[1] ?? module}/${folder}`;
}
