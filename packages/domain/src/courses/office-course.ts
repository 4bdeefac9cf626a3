import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

const Count = z.int().check(z.gte(0));

/** The fields the list of courses can be sorted by. */
export const COURSE_SORTS = ['title', 'publishedAt', 'cohorts'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

const Author = z.nullable(z.object({ userId: Id, name: z.string() }));

/** Unpublished changes to a course: their last author, null if the account no longer exists, and their time. */
export const UnpublishedDraft = z.object({ updatedAt: Instant, updatedBy: Author });
export type UnpublishedDraft = z.infer<typeof UnpublishedDraft>;

/** A course as staff see it. */
export const OfficeCourse = z.object({
  courseId: Id,
  code: z.string(),
  title: z.string(),
  version: Count,
  /** Lessons that are written, lessons announced by title only, and all parts, in the version taught now. */
  lessons: Count,
  announced: Count,
  nodes: Count,
  /** Cohorts that are taught it, and those of them that are not closed. */
  cohorts: Count,
  openCohorts: Count,
  /** People with a seat in a cohort that is not closed. */
  learners: Count,
  publishedAt: Instant,
  /** Null if a command published it. */
  publishedBy: Author,
  /** Whether the folder it was published from can be downloaded again. */
  hasPackage: z.boolean(),
  /** The path of its page on the site; null if the catalogue has none. */
  path: z.nullable(z.string()),
  /** Null if it has no draft, or if the draft has been published. */
  draft: z.nullable(UnpublishedDraft),
});
export type OfficeCourse = z.infer<typeof OfficeCourse>;

/** A course being written that was never published. */
export const UnpublishedCourse = z.object({
  courseId: z.null(),
  code: z.string(),
  title: z.string(),
  draft: UnpublishedDraft,
});

/** A row of the list of courses. */
export const OfficeCourseRow = z.union([OfficeCourse, UnpublishedCourse]);
export type OfficeCourseRow = z.infer<typeof OfficeCourseRow>;

/** A version of a course whose folder is stored. */
export const CourseVersion = z.object({
  version: Count,
  files: Count,
  /** The author's note on it; empty if none. */
  note: z.string(),
  publishedAt: Instant,
  publishedBy: OfficeCourse.shape.publishedBy,
});

/** A course with the versions whose folders are stored, latest first, and the cohorts that are taught it. */
export const OfficeCoursePage = z.object({
  course: OfficeCourse,
  versions: z.array(CourseVersion),
  cohorts: z.array(z.object({ cohortId: Id, name: z.string(), isOpen: z.boolean(), learners: Count })),
});
export type OfficeCoursePage = z.infer<typeof OfficeCoursePage>;
