import { COURSE_MEDIA_MAX_BYTES } from '@plinth/domain/constants/limits';
import {
  CourseCode,
  CourseDraft,
  DRAFT_TEXT_MAX,
  DraftPath,
  DraftText,
  FileSum,
  OutlineChange,
} from '@plinth/domain/courses/course-draft';
import { CourseCheck, CourseFault, PACKAGE_MAX_BYTES } from '@plinth/domain/courses/course-outlook';
import { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { Id } from '@plinth/domain/fields/id';
import { isStorableText, optionalTextField, textField } from '@plinth/domain/fields/text';
import { QuestionStatistics } from '@plinth/domain/quizzes/question-statistics';
import { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { FileAnswer } from './file-answer.ts';
import { queryInt } from './query-values.ts';

const { get, post, put, del } = callsOf('office-course-drafts');

const access = 'staff:courses.manage';
const params = z.object({ code: CourseCode });
const typing = { calls: 1200, seconds: 600, by: 'caller' } as const;
const changes = { calls: 300, seconds: 600, by: 'caller' } as const;
const uploads = { calls: 60, seconds: 600, by: 'caller' } as const;
const Revision = z.int().check(z.gte(0), z.lte(1_000_000_000));
const Text = z.string().check(z.maxLength(DRAFT_TEXT_MAX), z.refine(isStorableText));

/** Courses as written by authors in the browser. */
export const officeCourseDrafts = {
  start: post('/v1/office/course-drafts', {
    access,
    rateLimit: changes,
    successStatus: 201,
    summary:
      'Starts the draft of a course, from its latest package or as a new course with a title; without a title, repeating the call returns the existing draft. 400, 404 if the course was not published from a package, 409 if a new course names a code that is taken.',
    input: z.object({ body: z.object({ code: CourseCode, title: z.nullable(textField(140)) }) }),
    output: CourseDraft,
  }),

  read: get('/v1/office/course-drafts/{code}', {
    access,
    summary: 'Returns a draft with its modules, lessons and files, and what can be undone. 404.',
    input: z.object({ params }),
    output: CourseDraft,
  }),

  discard: del('/v1/office/course-drafts/{code}', {
    access,
    rateLimit: changes,
    summary: 'Discards a draft at the given revision; what is published stays. 404, 409 if changed since.',
    input: z.object({ params, query: z.object({ revision: queryInt(0, 1_000_000_000) }) }),
    output: z.object({ code: CourseCode }),
  }),

  changeOutline: post('/v1/office/course-drafts/{code}/outline', {
    access,
    rateLimit: changes,
    summary:
      'Adds, moves, renames or removes a module or a lesson, or its quiz or assignment; `outlineRevision` is the revision the change is based on. 404, 409 if changed by someone else since, or gone.',
    input: z.object({ params, body: z.object({ outlineRevision: Revision, change: OutlineChange }) }),
    output: CourseDraft,
  }),

  undo: post('/v1/office/course-drafts/{code}/undo', {
    access,
    rateLimit: changes,
    summary:
      'Undoes the last step or, with `isRedo`, redoes the last one undone. 404, 409 if changed since this revision, or if there is nothing to undo.',
    input: z.object({ params, body: z.object({ revision: Revision, isRedo: z.boolean() }) }),
    output: CourseDraft,
  }),

  readText: get('/v1/office/course-drafts/{code}/text', {
    access,
    summary: 'Returns a text of a draft: a lesson, a quiz, an assignment or a drawing. 404.',
    input: z.object({ params, query: z.object({ path: DraftPath }) }),
    output: DraftText,
  }),

  saveText: put('/v1/office/course-drafts/{code}/text', {
    access,
    rateLimit: typing,
    summary:
      'Saves a text as it is typed; `seen` is the checksum of the text it replaces. Repeating the call returns the same answer. 404, 409 with `theirs` if someone else has written since.',
    input: z.object({ params, body: z.object({ path: DraftPath, text: Text, seen: FileSum }) }),
    output: z.object({ sum: FileSum, revision: Revision }),
  }),

  preview: post('/v1/office/course-drafts/{code}/preview', {
    access,
    rateLimit: typing,
    summary:
      'Previews a text, saved or not, as a learner would see it, with its faults; for a quiz, the questions with their answer keys. 404.',
    input: z.object({ params, body: z.object({ path: DraftPath, text: Text }) }),
    output: z.object({
      nodes: z.array(CurriculumNode),
      questions: z.array(QuizQuestion),
      faults: z.array(CourseFault),
    }),
  }),

  quizStatistics: get('/v1/office/course-drafts/{code}/statistics', {
    access,
    summary:
      "Returns how each question of a published quiz was answered in learners' first attempts, by the path of its file; empty until an attempt has ended. 404.",
    input: z.object({ params, query: z.object({ path: DraftPath }) }),
    output: z.object({ questions: z.array(QuestionStatistics) }),
  }),

  addMedia: post('/v1/office/course-drafts/{code}/media', {
    access,
    rateLimit: uploads,
    upload: { maxBytes: COURSE_MEDIA_MAX_BYTES },
    successStatus: 201,
    summary:
      'Adds a picture, a drawing, a film, subtitles or a file to download to a folder; the same name replaces the file. 404, 413, 415.',
    input: z.object({ params, query: z.object({ folder: DraftPath }), body: z.object({ file: z.file() }) }),
    output: z.object({ path: DraftPath, draft: CourseDraft }),
  }),

  importPackage: post('/v1/office/course-drafts/{code}/import', {
    access,
    rateLimit: uploads,
    upload: { maxBytes: PACKAGE_MAX_BYTES },
    summary:
      'Imports a course package (ZIP) into the draft and lists its faults; a package that cannot be unpacked safely changes nothing. 404, 409 if changed since, 413, 415.',
    input: z.object({
      params,
      query: z.object({ revision: queryInt(0, 1_000_000_000) }),
      body: z.object({ package: z.file() }),
    }),
    output: z.object({ faults: z.array(CourseFault), draft: z.nullable(CourseDraft) }),
  }),

  takeVersion: post('/v1/office/course-drafts/{code}/versions', {
    access,
    rateLimit: uploads,
    summary:
      'Replaces the draft with the source of a published version. 404, 409 if changed since this revision.',
    input: z.object({ params, body: z.object({ revision: Revision, version: Revision }) }),
    output: CourseDraft,
  }),

  check: post('/v1/office/course-drafts/{code}/check', {
    access,
    rateLimit: uploads,
    summary: 'Lists the faults of a draft, or what publishing it would change; writes nothing. 404, 413.',
    input: z.object({ params }),
    output: z.object({ ...CourseCheck.shape, revision: Revision }),
  }),

  publish: post('/v1/office/course-drafts/{code}/publish', {
    access,
    rateLimit: uploads,
    successStatus: 201,
    summary:
      'Publishes a draft, as it was checked, for every cohort of the course. 400 if it has faults, 404, 409 if changed or published meanwhile, 413.',
    input: z.object({
      params,
      body: z.object({ revision: Revision, seen: Revision, note: optionalTextField(500) }),
    }),
    output: z.object({ courseId: Id, version: z.int() }),
  }),

  download: get('/v1/office/course-drafts/{code}/package', {
    access,
    rateLimit: uploads,
    summary:
      'Returns a draft as a ZIP that can be imported again unchanged; records an entry in the audit log. 404.',
    input: z.object({ params }),
    output: FileAnswer,
  }),
};
