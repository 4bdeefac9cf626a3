import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CoursePackage } from '@plinth/api-server/services/course-packages/course-package';
import {
  CoursePackageError,
  type CourseProblem,
} from '@plinth/api-server/services/course-packages/course-package-error';
import { readCoursePackage } from '@plinth/api-server/services/course-packages/read-course-package';

const OWN_COURSES = fileURLToPath(new URL('../../courses/', import.meta.url));

/** Returns the folder of one of the school's own courses, such as `bim-a`. */
export const courseFolder = (slug: string) => join(OWN_COURSES, slug);

/**
 * Reads every course folder of a directory, by default the school's own, ordered by name.
 * @throws {CoursePackageError} with the problems of all of them together.
 */
export function readCourseLibrary(dir: string = OWN_COURSES): CoursePackage[] {
  const problems: CourseProblem[] = [];
  const courses: CoursePackage[] = [];
  for (const name of readdirSync(dir).sort()) {
    if (!existsSync(join(dir, name, 'course.yaml'))) continue;
    try {
      courses.push(readCoursePackage(join(dir, name)));
    } catch (error) {
      if (!(error instanceof CoursePackageError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new CoursePackageError(problems);
  return courses;
}
