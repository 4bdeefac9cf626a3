import type { ReadPackage } from './publish-folder.ts';
import { readCoursePackage } from './read-course-package.ts';
import { readFolderFiles } from './read-folder-files.ts';
import { toPublication } from './to-publication.ts';

/** Reads and checks a course folder on disk, with its files. @throws CoursePackageError with every problem found */
export const readPackageFolder = (dir: string): ReadPackage => ({
  publication: toPublication(readCoursePackage(dir)),
  files: readFolderFiles(dir),
});
