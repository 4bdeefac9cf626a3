import type { OfficeCourseRow } from '@plinth/domain/courses/office-course';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type CourseFilter, findCourses } from './list-courses.ts';

const ORDER = { sortBy: 'title', sortDirection: 'asc' } as const;

const publishedOf = (course: OfficeCourseRow) => (course.courseId === null ? null : course);

/** Exports the courses that match a filter as a CSV file, by title. */
export const downloadCourses = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: CourseFilter) =>
  csvFile(deps, act, {
    about: 'courses',
    filter,
    batches: batchesOf(async (page) => (await findCourses(deps.db, filter, { ...ORDER, ...page })).courses),
    columns: {
      code: (one) => one.code,
      title: (one) => one.title,
      version: (one) => publishedOf(one)?.version,
      lessons: (one) => publishedOf(one)?.lessons,
      'announced lessons': (one) => publishedOf(one)?.announced,
      parts: (one) => publishedOf(one)?.nodes,
      cohorts: (one) => publishedOf(one)?.cohorts,
      'open cohorts': (one) => publishedOf(one)?.openCohorts,
      learners: (one) => publishedOf(one)?.learners,
      'published (UTC)': (one) => publishedOf(one)?.publishedAt,
      'published by': (one) => one.courseId && (one.publishedBy?.name ?? 'command line'),
      'unpublished changes (UTC)': (one) => one.draft?.updatedAt,
      'changed by': (one) => one.draft?.updatedBy?.name,
    },
  });
