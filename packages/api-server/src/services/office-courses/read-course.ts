import type { OfficeCoursePage } from '@plinth/domain/courses/office-course';
import { listCourseCohorts } from '../../db/queries/office-courses/list-course-cohorts.ts';
import { listCourseVersions } from '../../db/queries/office-courses/list-course-versions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findCourses } from './list-courses.ts';

const ONE = { sortBy: 'title', sortDirection: 'asc', limit: 1, offset: 0 } as const;

/** Returns a course, the versions whose folders are stored, and the cohorts that take it. @throws Refusal NOT_FOUND */
export async function readCourse({ db }: Pick<Deps, 'db'>, courseId: string): Promise<OfficeCoursePage> {
  const [{ courses }, versions, cohorts] = await Promise.all([
    findCourses(db, { search: '', courseId }, ONE),
    listCourseVersions.rows(db, { courseId }),
    listCourseCohorts.rows(db, { courseId }),
  ]);
  const [course] = courses;
  if (!course || course.courseId === null) throw refuse('NOT_FOUND', 'Course not found.');
  return {
    course,
    versions: versions.map(({ version, files, note, publishedAt, publisherId, publisher }) => ({
      version,
      files,
      note,
      publishedAt: publishedAt.toISOString(),
      publishedBy: publisherId === null ? null : { userId: publisherId, name: publisher ?? '' },
    })),
    cohorts: cohorts.map(({ startsAt: _, ...cohort }) => cohort),
  };
}
