import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { isStorableText, textField } from '../fields/text.ts';

const Count = z.int().check(z.gte(0));

/** The maximum size of a course file written in the browser, in characters. */
export const DRAFT_TEXT_MAX = 400_000;

/** The code of a course, such as BIM_A. */
export const CourseCode = z
  .string()
  .check(z.maxLength(40), z.regex(/^[A-Z0-9]+(_[A-Z0-9]+)*$/, 'Write capitals and digits, such as BIM_A'));

/** The path of a file or folder inside the folder of a course, with forward slashes. */
export const DraftPath = z.string().check(
  z.minLength(1),
  z.maxLength(300),
  z.refine(
    (path) =>
      isStorableText(path) && path.split('/').every((step) => step !== '' && step !== '.' && step !== '..'),
    'This is not a path inside the course',
  ),
);

/** The SHA-256 of a file in hex, identifying the text an author has seen. */
export const FileSum = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This is not a sum'));

const Author = z.nullable(z.object({ userId: Id, name: z.string() }));

/** A lesson with its companion files. Fields missing from its front matter are null. */
export const DraftTopic = z.object({
  path: DraftPath,
  title: z.string(),
  summary: z.string(),
  minutes: z.nullable(z.number()),
  credits: z.nullable(z.number()),
  releaseDay: z.nullable(z.number()),
  hasQuiz: z.boolean(),
  hasAssignment: z.boolean(),
});
export type DraftTopic = z.infer<typeof DraftTopic>;

export const DraftModule = z.object({
  path: DraftPath,
  title: z.string(),
  summary: z.string(),
  type: z.string(),
  releaseDay: z.nullable(z.number()),
  topics: z.array(DraftTopic),
  /** Titles of topics that are announced but not written. */
  outline: z.array(z.string()),
});
export type DraftModule = z.infer<typeof DraftModule>;

/** A step that can be undone or redone: what it did, and its author. */
const Step = z.nullable(z.object({ label: z.string(), by: Author }));

/** A course being written: private until it is published. */
export const CourseDraft = z.object({
  code: CourseCode,
  title: z.string(),
  outcome: z.string(),
  audience: z.string(),
  weeks: z.nullable(z.number()),
  skills: z.array(z.string()),
  /** Null until it is published. */
  courseId: z.nullable(Id),
  /** The version it is based on (started from or last published as), and the one taught now; 0 for none. */
  baseVersion: Count,
  version: Count,
  /** Incremented by every change; `outlineRevision` by changes to modules, lessons and their order. */
  revision: Count,
  outlineRevision: Count,
  updatedAt: Instant,
  updatedBy: Author,
  undo: Step,
  redo: Step,
  modules: z.array(DraftModule),
  files: z.array(z.object({ path: DraftPath, sum: FileSum, isText: z.boolean() })),
});
export type CourseDraft = z.infer<typeof CourseDraft>;

/** A text of a draft in its current state. */
export const DraftText = z.object({ path: DraftPath, text: z.string(), sum: FileSum });
export type DraftText = z.infer<typeof DraftText>;

const title = textField(140);
const Field = z.union([
  z.string().check(z.maxLength(2_000), z.refine(isStorableText)),
  z.int().check(z.gte(0), z.lte(10_000)),
  z.array(textField(140)).check(z.maxLength(60)),
  z.null(),
]);
export const DRAFT_FIELDS = [
  'title',
  'summary',
  'type',
  'releaseDay',
  'outcome',
  'audience',
  'weeks',
  'skills',
  'outline',
] as const;

/** A change to the structure of a course. `path` is the folder of a module or a lesson. */
export const OutlineChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addModule'), title }),
  z.object({ kind: z.literal('addTopic'), module: DraftPath, title }),
  /** Sets a field of a module, or of the course with the path `course`; null removes the field. */
  z.object({
    kind: z.literal('set'),
    path: DraftPath,
    fields: z.partialRecord(z.enum(DRAFT_FIELDS), Field),
  }),
  /**
   * Moves it before another of its kind, or to the end with null; `module` is a lesson's target module, null for a
   * module.
   */
  z.object({
    kind: z.literal('move'),
    path: DraftPath,
    module: z.nullable(DraftPath),
    before: z.nullable(DraftPath),
  }),
  z.object({ kind: z.literal('remove'), path: DraftPath }),
  z.object({ kind: z.literal('addQuiz'), path: DraftPath }),
  z.object({ kind: z.literal('addAssignment'), path: DraftPath }),
]);
export type OutlineChange = z.infer<typeof OutlineChange>;
