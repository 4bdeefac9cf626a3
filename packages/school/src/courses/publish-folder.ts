import type { Transaction } from '@plinth/api-server/db/database';
import type { Deps } from '@plinth/api-server/deps';
import { keepCourseFolder, storeCourseMedia } from '@plinth/api-server/services/courses/keep-course-folder';
import { publishCourse } from '@plinth/api-server/services/courses/publish-course';
import type { CoursePackage } from './course-package.ts';
import { readFolderFiles } from './read-folder-files.ts';
import { toPublication } from './to-publication.ts';

/** Publishes a course folder that has been read, and keeps the folder beside it. Answers the new version. */
export async function publishFolder(
  { files: store }: Pick<Deps, 'files'>,
  tx: Transaction,
  pkg: CoursePackage,
  dir: string,
): Promise<{ courseId: string; version: number }> {
  const files = readFolderFiles(dir);
  await storeCourseMedia(store, files);
  const { courseId, version } = await publishCourse(tx, toPublication(pkg));
  await keepCourseFolder(tx, { courseId, version, files });
  return { courseId, version };
}
