import { courseFiles } from '../../db/schema/course-packages.ts';
import type { Deps } from '../../deps.ts';
import { type FolderFile, isLarge, storeCourseMedia } from '../courses/keep-course-folder.ts';
import { type DraftFiles, entryOf } from './draft-files.ts';

/**
 * Keeps the bytes of files that are no text, where those of published folders lie, and answers all of them as a draft
 * has them. They are named by their content: keeping them twice keeps them once.
 */
export async function keepBytes(
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
