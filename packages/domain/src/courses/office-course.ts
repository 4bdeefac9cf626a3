import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

const Count = z.int().check(z.gte(0));

/** What the list of courses can be ordered by. */
export const COURSE_SORTS = ['title', 'publishedAt', 'cohorts'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

const Author = z.nullable(z.object({ userId: Id, name: z.string() }));

/** What is written of a course and not published: who wrote last, null where the account is gone, and when. */
export const UnpublishedDraft = z.object({ updatedAt: Instant, updatedBy: Author });
export type UnpublishedDraft = z.infer<typeof UnpublishedDraft>;

/** A course as staff see it. */
export const OfficeCourse = z.object({
  courseId: Id,
  code: z.string(),
  title: z.string(),
  version: Count,
  /** Lessons that are written, those that are announced by their title alone, and all parts, as it is taught now. */
  lessons: Count,
  announced: Count,
  nodes: Count,
  /** Cohorts that take it, and those of them that are not closed. */
  cohorts: Count,
  openCohorts: Count,
  /** People with a place in a cohort that is not closed. */
  learners: Count,
  publishedAt: Instant,
  /** Null where a command published it. */
  publishedBy: Author,
  /** Whether the folder it was published from can be given back. */
  hasPackage: z.boolean(),
  /** The address of its page on the site; null where the catalogue has none. */
  path: z.nullable(z.string()),
  /** Null where there is no draft of it, or what is in the draft is published. */
  draft: z.nullable(UnpublishedDraft),
});
export type OfficeCourse = z.infer<typeof OfficeCourse>;

/** A course that is being written and was never published. */
export const UnpublishedCourse = z.object({
  courseId: z.null(),
  code: z.string(),
  title: z.string(),
  draft: UnpublishedDraft,
});
export type UnpublishedCourse = z.infer<typeof UnpublishedCourse>;

/** A row of the list of courses. */
export const OfficeCourseRow = z.union([OfficeCourse, UnpublishedCourse]);
export type OfficeCourseRow = z.infer<typeof OfficeCourseRow>;

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
