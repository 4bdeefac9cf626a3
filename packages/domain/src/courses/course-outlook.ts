import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

const Count = z.int().check(z.gte(0));

/** The maximum size of a package uploaded from a browser; larger ones are imported with the command. */
export const PACKAGE_MAX_BYTES = 50 * 1024 * 1024;

/** The parts of a course the editor shows separately; `file` is everything without its own form. */
const FAULT_PARTS = ['course', 'module', 'lesson', 'quiz', 'assignment', 'file'] as const;
export type FaultPart = (typeof FAULT_PARTS)[number];

/** Where the editor shows what to correct, and its message for an author working in the form fields. */
export const FaultPlace = z.object({
  part: z.enum(FAULT_PARTS),
  /** The folder of the module or lesson, else the path of the file; `course.yaml` for the course itself. */
  path: z.string(),
  /** The field, outermost first, with list positions from 0; empty if it is not about a single field. */
  field: z.array(z.union([z.string(), z.int()])),
  /** The text of the lesson or brief concerned; empty if none. */
  quote: z.string(),
  /** Whether no field shows it, so that it has to be corrected in the file as text, at its line. */
  isInText: z.boolean(),
  what: z.string(),
  mend: z.string(),
});
export type FaultPlace = z.infer<typeof FaultPlace>;

/** A fault in a course package. */
export const CourseFault = z.object({
  /** Path from the folder that contains the course, e.g. 'bim-a/course.yaml'. */
  file: z.string(),
  /** 1-based. */
  line: z.int().check(z.gte(1)),
  what: z.string(),
  mend: z.string(),
  /** Absent if the file is not part of a course. */
  place: z.optional(FaultPlace),
});
export type CourseFault = z.infer<typeof CourseFault>;

export const CHANGE_KINDS = ['added', 'changed', 'moved', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A text description of one step that a publication changes. */
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
  /** The version taught now; 0 for a new course. */
  version: Count,
  /** The number of parts the course would have. */
  nodes: Count,
  changes: z.array(CourseChangeText),
  /** Files that differ although no step does. */
  otherFiles: z.array(z.string()),
  /** Cohorts that are not closed and would be taught the new version, and the people with a seat in one. */
  openCohorts: Count,
  learners: Count,
  /** Each of these cohorts, with the number of changes at steps already open to it by the course's plan. */
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

/** Whether publishing would change anything. */
export const changesAnything = ({ version, changes, otherFiles }: CourseOutlook): boolean =>
  version === 0 || changes.length > 0 || otherFiles.length > 0;

/** The result of checking a package: faults, or what publishing it would do. */
export const CourseCheck = z.object({ faults: z.array(CourseFault), outlook: z.nullable(CourseOutlook) });
export type CourseCheck = z.infer<typeof CourseCheck>;
