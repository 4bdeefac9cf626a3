import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

const Count = z.int().check(z.gte(0));

/** The largest package that can be sent from a browser; larger ones are imported with the command. */
export const PACKAGE_MAX_BYTES = 50 * 1024 * 1024;

/** What of a course the editor shows apart; `file` is everything that has no form of its own. */
const FAULT_PARTS = ['course', 'module', 'lesson', 'quiz', 'assignment', 'file'] as const;
export type FaultPart = (typeof FAULT_PARTS)[number];

/** Where the editor shows what is to be mended, and how that is said to who writes in its fields. */
export const FaultPlace = z.object({
  part: z.enum(FAULT_PARTS),
  /** The folder of the module or of the lesson, else the path of the file; `course.yaml` for the course itself. */
  path: z.string(),
  /** The field, from the outside in, with places in lists from 0; empty where it is none alone. */
  field: z.array(z.union([z.string(), z.int()])),
  /** The text of a lesson or a brief that it is about; empty where none is. */
  quote: z.string(),
  /** Whether no field shows it: it is mended in the file as text, at its line. */
  isInText: z.boolean(),
  what: z.string(),
  mend: z.string(),
});
export type FaultPlace = z.infer<typeof FaultPlace>;

/** Something to mend in a course package. */
export const CourseFault = z.object({
  /** Path from the folder that holds the course, e.g. 'bim-a/course.yaml'. */
  file: z.string(),
  /** 1-based. */
  line: z.int().check(z.gte(1)),
  what: z.string(),
  mend: z.string(),
  /** Left out where the file is no part of a course. */
  place: z.optional(FaultPlace),
});
export type CourseFault = z.infer<typeof CourseFault>;

export const CHANGE_KINDS = ['added', 'changed', 'moved', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One step that a publication changes, in words. */
export const CourseChangeText = z.object({
  kind: z.enum(CHANGE_KINDS),
  text: z.string(),
  details: z.array(z.string()),
});
export type CourseChangeText = z.infer<typeof CourseChangeText>;

/** What publishing a package would do. */
export const CourseOutlook = z.object({
  code: z.string(),
  title: z.string(),
  /** The version that is taught now; 0 for a course that is new. */
  version: Count,
  /** Parts that the course would have. */
  nodes: Count,
  changes: z.array(CourseChangeText),
  /** Files that differ although no step does. */
  otherFiles: z.array(z.string()),
  /** Cohorts that are not closed and would be taught the new version, and the people with a place in one. */
  openCohorts: Count,
  learners: Count,
  /** Each of these cohorts, and how many of the changes are at steps that are open to it by the plan of the course. */
  cohorts: z.array(
    z.object({
      cohortId: Id,
      name: z.string(),
      startsAt: z.nullable(Instant),
      learners: Count,
      opened: Count,
    }),
  ),
});
export type CourseOutlook = z.infer<typeof CourseOutlook>;

/** Whether publishing would change anything at all. */
export const changesAnything = ({ version, changes, otherFiles }: CourseOutlook): boolean =>
  version === 0 || changes.length > 0 || otherFiles.length > 0;

/** A package that was looked at: faults, or what publishing it would do. */
export const CourseCheck = z.object({ faults: z.array(CourseFault), outlook: z.nullable(CourseOutlook) });
export type CourseCheck = z.infer<typeof CourseCheck>;
