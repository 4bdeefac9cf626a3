import type { OfficeCourseRow } from '@plinth/domain/courses/office-course';
import type { Deps } from '../../deps.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { batchesOf, csvFile } from '../csv-file.ts';
import { type CourseFilter, findCourses } from './list-courses.ts';

const ORDER = { sortBy: 'title', sortDirection: 'asc' } as const;
const TITLES = [
  'code',
  'title',
  'version',
  'lessons',
  'announced lessons',
  'parts',
  'cohorts',
  'open cohorts',
  'learners',
  'published (UTC)',
  'published by',
  'unpublished changes (UTC)',
  'changed by',
];

const factsOf = (course: OfficeCourseRow) =>
  course.courseId === null
    ? ['', '', '', '', '', '', '', '', '']
    : [
        course.version,
        course.lessons,
        course.announced,
        course.nodes,
        course.cohorts,
        course.openCohorts,
        course.learners,
        course.publishedAt,
        course.publishedBy?.name ?? 'command line',
      ];

const lineOf = (course: OfficeCourseRow) => [
  course.code,
  course.title,
  ...factsOf(course),
  course.draft?.updatedAt ?? '',
  course.draft?.updatedBy?.name ?? '',
];

/** Exports the courses that match a filter as a CSV file, by title. */
export const downloadCourses = ({ db, now }: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: CourseFilter) =>
  csvFile(db, act, {
    about: 'courses',
    titles: TITLES,
    batches: batchesOf(
      async (page) => (await findCourses(db, filter, { ...ORDER, ...page })).courses,
      lineOf,
    ),
    filter,
    now: now(),
  });
