import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { isLitter } from './is-litter.ts';

/** Reads every file of a course folder with its bytes, by path, without dotfiles and what a file manager left. */
export function readFolderFiles(dir: string): FolderFile[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(dir, file).split(sep).join('/').normalize('NFC'), file }))
    .filter(({ path }) => !isLitter(path) && !path.split('/').some((name) => name.startsWith('.')))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, file }) => ({ path, content: readFileSync(file) }));
}
