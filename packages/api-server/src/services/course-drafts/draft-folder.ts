import type { Deps } from '../../deps.ts';
import { readStoredFiles } from '../courses/read-stored-files.ts';
import type { FolderFile } from '../courses/store-course-folder.ts';
import type { DraftFiles } from './draft-files.ts';

/** Returns the folder of a draft, file by file. */
export async function draftFolder(
  deps: Pick<Deps, 'db' | 'files'>,
  files: DraftFiles,
): Promise<FolderFile[]> {
  const texts: FolderFile[] = [];
  const kept: { path: string; sha256: string }[] = [];
  for (const [path, { sum, text }] of files)
    if (text === null) kept.push({ path, sha256: sum });
    else texts.push({ path, content: Buffer.from(text) });
  const all = [...texts, ...(await readStoredFiles(deps, kept))];
  return all.sort((a, b) => a.path.localeCompare(b.path));
}
