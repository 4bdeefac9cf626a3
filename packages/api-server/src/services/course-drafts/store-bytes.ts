import { courseFiles } from '../../db/schema/course-packages.ts';
import type { Deps } from '../../deps.ts';
import { type FolderFile, isLarge, storeCourseMedia } from '../courses/store-course-folder.ts';
import { type DraftFiles, entryOf } from './draft-files.ts';

/**
 * Stores the bytes of non-text files next to those of published folders, and returns all files as a draft has them.
 * They are named by their content, so storing them twice adds nothing.
 */
export async function storeBytes(
  { db, files: store }: Pick<Deps, 'db' | 'files'>,
  files: readonly FolderFile[],
): Promise<DraftFiles> {
  const entries = files.map((file) => ({ file, entry: entryOf(file) }));
  const media = entries.filter(({ entry }) => entry.text === null);
  await storeCourseMedia(
    store,
    media.map(({ file }) => file),
  );
  for (const { file, entry } of media)
    if (!isLarge(file.path))
      await db
        .insert(courseFiles)
        .values({ sha256: entry.sum, content: Buffer.from(file.content) })
        .onConflictDoNothing();
  return new Map(entries.map(({ file, entry }) => [file.path, entry]));
}
