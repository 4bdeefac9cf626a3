import { Assessment, OwnReport, Report, ReportDraft, Task } from '@plinth/domain/assignments/report';
import { FileHash, UPLOAD_PART_BYTES, UploadPart } from '@plinth/domain/assignments/upload-parts';
import { SUBMISSION_MAX_BYTES } from '@plinth/domain/constants/limits';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { HttpUrl } from '@plinth/domain/fields/http-url';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { ReviewFilter } from '@plinth/domain/reviews/review-filter';
import { ReviewStatus } from '@plinth/domain/reviews/review-status';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put, del } = callsOf('assignments');

const Cohort = z.object({ cohortId: Id });
const Draft = z.object({ report: ReportDraft });
/** What a learner writes to the guide. */
const Words = optionalTextField(LONG_TEXT_MAX);

export const assignments = {
  addLink: post('/v1/client/lms/{cohortId}/report/submit/upload/url', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    summary:
      "Adds a link to the caller's draft; repeating the call adds none. 400 if not http(s), 403 LOCKED, 409 if already handed in.",
    input: z.object({ params: Cohort, body: z.object({ nodeId: Id, namespace: Namespace, url: HttpUrl }) }),
    output: Draft,
  }),

  addFile: post('/v2/client/lms/{cohortId}/report/submit/upload', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: { calls: 120, seconds: 600, by: 'caller' },
    upload: { maxBytes: SUBMISSION_MAX_BYTES },
    summary:
      "Adds a file of up to 50 MB to the caller's draft; repeating the call adds none. 403 LOCKED, 409 if already handed in, 413, 415.",
    input: z.object({ params: Cohort, body: z.object({ nodeId: Id, namespace: Namespace, file: z.file() }) }),
    output: Draft,
  }),

  addPart: put('/v2/client/lms/{cohortId}/report/submit/upload', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: { calls: 1500, seconds: 600, by: 'caller' },
    upload: { maxBytes: UPLOAD_PART_BYTES },
    summary:
      "Uploads one part of a file for the caller's draft: 1 MiB, or the rest of the file. Repeating the call changes nothing; with the last missing part the file joins the draft. `received` lists the stored parts of a file that is still incomplete, numbered from 0. 400 if it is not the part it claims to be, 403 LOCKED, 409 if already handed in, 413, 415.",
    input: z.object({
      params: Cohort,
      body: z.object({ nodeId: Id, namespace: Namespace, part: UploadPart, file: z.file() }),
    }),
    output: z.object({ isComplete: z.boolean(), received: z.array(z.int()), report: ReportDraft }),
  }),

  readParts: get('/v2/client/lms/{cohortId}/report/submit/upload', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Lists the stored parts of an incomplete file, numbered from 0, so that an upload can resume where it was interrupted. 403 LOCKED.',
    input: z.object({
      params: Cohort,
      query: z.object({ nodeId: Id, namespace: Namespace, sha256: FileHash }),
    }),
    output: z.object({ received: z.array(z.int()) }),
  }),

  removeEntry: del('/v2/client/lms/{cohortId}/report/submit/upload', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Removes a file or a link from the caller's draft; repeating the call returns the same answer. 404 if it belongs to another hand-in, 409 if already handed in.",
    input: z.object({
      params: Cohort,
      query: z.object({ nodeId: Id, namespace: Namespace, entryId: Id }),
    }),
    output: Draft,
  }),

  saveDraft: put('/v2/client/lms/{cohortId}/report/draft', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: { calls: 600, seconds: 600, by: 'caller' },
    summary:
      "Saves the text of the caller's draft; `seen` is the text it replaces, and without it the last write wins. Repeating the call returns the same answer. 403 LOCKED, 409 if already handed in, or with `theirs` if another device has written since.",
    input: z.object({
      params: Cohort,
      body: z.object({ nodeId: Id, namespace: Namespace, text: Words, seen: z.optional(Words) }),
    }),
    output: z.object({ saved: z.literal(true), reportId: Id }),
  }),

  readOwn: get('/v2/client/lms/{cohortId}/report', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Returns one of the caller's tasks with its draft and every hand-in, newest first. 403 LOCKED, 404 if there is no such task.",
    input: z.object({ params: Cohort, query: z.object({ nodeId: Id, namespace: Namespace }) }),
    output: z.object({ task: OwnReport }),
  }),

  submit: post('/v2/client/lms/{cohortId}/submit-report/{namespace}', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Hands in the caller's draft, with `text` in place of its saved text if given; `seen` is the saved text that was shown. Repeating the call returns the same answer. 400 if nothing was uploaded, 403 LOCKED, 404, 409 if in review, reviewed or handed in with another text, or with `theirs` if another device has changed the text since.",
    input: z.object({
      params: z.object({ cohortId: Id, namespace: Namespace }),
      body: z.object({
        nodeId: Id,
        reportId: Id,
        text: z.optional(Words),
        seen: z.optional(Words),
      }),
    }),
    output: z.object({
      report: z.object({ reportId: Id, reviewStatus: z.literal('PENDING'), submittedAt: Instant }),
    }),
  }),

  listTasks: get('/v1/client/workspace/{cohortId}/tasks', {
    access: 'cohort-member',
    summary: "Lists the caller's tasks that are open or were handed in, most urgent first; none for mentors.",
    input: z.object({
      params: Cohort,
      query: z.optional(
        z.object({ namespace: z.optional(Namespace), reviewStatus: z.optional(ReviewStatus) }),
      ),
    }),
    output: z.object({ tasks: z.array(Task) }),
  }),

  listReports: get('/v2/client/mentor/reports/{cohortId}', {
    access: 'mentor',
    summary:
      'Lists the hand-ins of the learners assigned to the caller and, for a lead mentor, of the learners without a guide; newest first unless ASC is requested. OPEN are those without a verdict. 403 for another cohort.',
    input: z.object({
      params: Cohort,
      query: z.object({
        namespace: z.optional(Namespace),
        reviewStatus: z.optional(ReviewFilter),
        'user-id': z.optional(Id),
        'report-id': z.optional(Id),
        sorting: z._default(z.enum(['ASC', 'DESC']), 'DESC'),
        pageNo: PageNo,
      }),
    }),
    output: z.object({ reports: z.array(Report), total: z.int() }),
  }),

  assess: put('/v2/client/mentor/report/assessment', {
    access: 'mentor',
    cohortIn: 'body',
    summary:
      'Reviews a hand-in of a learner assigned to the caller or, where the caller is the lead mentor, of a learner without a guide; REVIEWED awards its credits once. 400 if the score is out of range, 404, 409 if not handed in, already reviewed, handed in again since, or now scored out of a different maximum.',
    input: z.object({
      query: z.object({ 'user-id': Id, namespace: Namespace }),
      body: z.object({
        cohortId: Id,
        nodeId: Id,
        reportId: Id,
        reviewStatus: Assessment,
        /** The version the caller was shown. */
        version: z.optional(z.int().check(z.gte(1))),
        score: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
        /** The maximum score the caller was shown. */
        outOf: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
        remark: z.optional(optionalTextField(LONG_TEXT_MAX)),
      }),
    }),
    output: z.object({
      report: z.object({
        reportId: Id,
        userId: Id,
        nodeId: Id,
        reviewStatus: ReviewStatus,
        score: z.nullable(z.int()),
        remark: z.nullable(z.string()),
        submittedAt: Instant,
      }),
    }),
  }),
};
