import { publishFolder } from '@plinth/api-server/services/course-packages/publish-folder';
import { readFolderFiles } from '@plinth/api-server/services/course-packages/read-folder-files';
import { toPublication } from '@plinth/api-server/services/course-packages/to-publication';
import { courseFolder, readCourseLibrary } from '../courses/read-course-library.ts';
import type { Seeding } from './seeding.ts';

/** Publishes each of the school's own course packages. @returns the id of each course by its code */
export async function seedCourses({ db, deps, note }: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const course of readCourseLibrary()) {
    note(`course ${course.code}`);
    const { courseId } = await publishFolder(deps, db, {
      publication: toPublication(course),
      files: readFolderFiles(courseFolder(course.slug)),
    });
    ids.set(course.code, courseId);
  }
  return ids;
}
