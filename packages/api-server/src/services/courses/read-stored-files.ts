import { inArray } from 'drizzle-orm';
import { courseFiles, type PackageFile } from '../../db/schema/course-packages.ts';
import type { Deps } from '../../deps.ts';
import { type FolderFile, mediaPathOf } from './store-course-folder.ts';

/** Reads files of a course folder byte for byte. @throws Error when one is no longer stored */
export async function readStoredFiles(
  deps: Pick<Deps, 'db' | 'files'>,
  named: readonly PackageFile[],
): Promise<FolderFile[]> {
  const sums = [...new Set(named.map(({ sha256 }) => sha256))];
  const kept =
    sums.length === 0
      ? []
      : await deps.db.select().from(courseFiles).where(inArray(courseFiles.sha256, sums));
  const contents = new Map(kept.map(({ sha256, content }) => [sha256, content]));
  const files: FolderFile[] = [];
  for (const file of named) {
    const media = mediaPathOf(file);
    const content =
      contents.get(file.sha256) ?? (media === null ? null : await deps.files.get('public', media));
    if (!content) throw new Error(`the file ${file.path} of a course is not there`);
    files.push({ path: file.path, content });
  }
  return files;
}
