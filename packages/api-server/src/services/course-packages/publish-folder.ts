import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { COMMAND, type StaffAct } from '../audit-entries/record-audit.ts';
import type { CoursePublication } from '../courses/course-publication.ts';
import { publishCourse } from '../courses/publish-course.ts';
import { type FolderFile, storeCourseFolder, storeCourseMedia } from '../courses/store-course-folder.ts';

/** A course folder that was read and found valid: what is published, and the files it came from. */
export type ReadPackage = { publication: CoursePublication; files: readonly FolderFile[] };

/** Publishes a course folder that has been read, and stores the folder with it. Returns the new version. */
export async function publishFolder(
  { files: store, now }: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  { publication, files }: ReadPackage,
  note = '',
  act: StaffAct = COMMAND,
): Promise<{ courseId: string; version: number }> {
  await storeCourseMedia(store, files);
  const { courseId, version } = await publishCourse(tx, publication, now(), act);
  await storeCourseFolder(tx, { courseId, version, files, note, now: now() });
  return { courseId, version };
}
