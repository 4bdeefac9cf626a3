import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { isStorableText, textField } from '../fields/text.ts';

const Count = z.int().check(z.gte(0));

/** The longest file of a course that is written in the browser, in characters. */
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

/** The SHA-256 of a file in hex: what an author has seen of it. */
export const FileSum = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This is not a sum'));

const Author = z.nullable(z.object({ userId: Id, name: z.string() }));

/** A lesson with what stands beside it. What its front matter does not say yet is null. */
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
  /** Titles of topics that are announced and not written. */
  outline: z.array(z.string()),
});
export type DraftModule = z.infer<typeof DraftModule>;

/** A step that can be taken back or done again: what it did, and whose it was. */
const Step = z.nullable(z.object({ label: z.string(), by: Author }));

/** A course as it is being written: private until it is published. */
export const CourseDraft = z.object({
  code: CourseCode,
  title: z.string(),
  outcome: z.string(),
  audience: z.string(),
  weeks: z.nullable(z.number()),
  skills: z.array(z.string()),
  /** Null until it is published. */
  courseId: z.nullable(Id),
  /** The version it was begun from or last published as, and the one taught now; 0 for none. */
  baseVersion: Count,
  version: Count,
  /** Grows with every change; `outlineRevision` with those of modules, lessons and their order. */
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

/** A text of a draft as it stands. */
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

/** One change of what stands where in a course. `path` is the folder of a module or a lesson. */
export const OutlineChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addModule'), title }),
  z.object({ kind: z.literal('addTopic'), module: DraftPath, title }),
  /** Of a module, or of the course with the path `course`; null takes a field out. */
  z.object({
    kind: z.literal('set'),
    path: DraftPath,
    fields: z.partialRecord(z.enum(DRAFT_FIELDS), Field),
  }),
  /** Before another of its kind, or last with null; `module` is where a lesson goes, null for a module. */
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
