import { publishFolder } from '../courses/publish-folder.ts';
import { courseFolder, readCourseLibrary } from '../courses/read-course-library.ts';
import { courseExtras } from './course-extras.ts';
import type { Seeding } from './seeding.ts';

/** The course that the seeded learners take. */
const WITH_EXTRAS = 'BIM_A';

/** Publishes every course package of the house. @returns the id of each course by its code */
export async function seedCourses({ db, deps, note }: Seeding): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const course of readCourseLibrary()) {
    note(`course ${course.code}`);
    const { courseId } = await publishFolder(deps, db, course, courseFolder(course.slug), (written) =>
      written.code === WITH_EXTRAS ? { ...written, nodes: courseExtras(written.nodes) } : written,
    );
    ids.set(course.code, courseId);
  }
  return ids;
}
