import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

const Count = z.int().check(z.gte(0));

/** What the list of courses can be ordered by. */
export const COURSE_SORTS = ['title', 'publishedAt', 'cohorts'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** A course as staff see it. */
export const OfficeCourse = z.object({
  courseId: Id,
  code: z.string(),
  title: z.string(),
  version: Count,
  /** Lessons of its modules, and all parts of it, as it is taught now. */
  lessons: Count,
  nodes: Count,
  /** Cohorts that take it, and those of them that are not closed. */
  cohorts: Count,
  openCohorts: Count,
  /** People with a place in a cohort that is not closed. */
  learners: Count,
  publishedAt: Instant,
  /** Null where a command published it. */
  publishedBy: z.nullable(z.object({ userId: Id, name: z.string() })),
  /** Whether the folder it was published from can be given back. */
  hasPackage: z.boolean(),
  /** The address of its page on the site; null where the catalogue has none. */
  path: z.nullable(z.string()),
});
export type OfficeCourse = z.infer<typeof OfficeCourse>;

/** A version of a course whose folder is kept. */
export const CourseVersion = z.object({
  version: Count,
  files: Count,
  /** What its author said of it; empty where nothing was said. */
  note: z.string(),
  publishedAt: Instant,
  publishedBy: OfficeCourse.shape.publishedBy,
});
export type CourseVersion = z.infer<typeof CourseVersion>;

/** A course with the versions whose folders are kept, the latest first, and the cohorts that take it. */
export const OfficeCoursePage = z.object({
  course: OfficeCourse,
  versions: z.array(CourseVersion),
  cohorts: z.array(z.object({ cohortId: Id, name: z.string(), isOpen: z.boolean(), learners: Count })),
});
export type OfficeCoursePage = z.infer<typeof OfficeCoursePage>;
