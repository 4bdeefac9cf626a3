import {
  FEEDBACK_SORTS,
  FeedbackDraft,
  FeedbackResults,
  FeedbackState,
  OfficeFeedback,
} from '@plinth/domain/feedback/office-feedback';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

const { get, post } = callsOf('office-feedback');
const csv = csvCallsOf('office-feedback');

const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const Filter = {
  search: z._default(optionalTextField(100), ''),
  state: z.optional(FeedbackState),
  cohortId: z.optional(Id),
  sortBy: z._default(z.enum(FEEDBACK_SORTS), 'startsAt'),
  sortDirection: z._default(z.enum(['asc', 'desc']), 'desc'),
};
const one = z.object({ eventId: Id });
const answer = z.object({ feedback: OfficeFeedback, results: FeedbackResults });

/** The school's feedback forms, and the answers to them without their authors. */
export const officeFeedback = {
  list: get('/v1/office/feedback', {
    access: 'staff:feedback.manage',
    summary: 'Lists past, current and scheduled feedback forms, 20 per page.',
    input: z.object({
      query: z.object({ ...Filter, pageNo: PageNo }),
    }),
    output: z.object({ feedback: z.array(OfficeFeedback), total: z.int().check(z.gte(0)) }),
  }),

  downloadList: csv('/v1/office/feedback-forms/csv', {
    access: 'staff:feedback.manage',
    summary: 'Returns the same forms as a CSV file, without the answers; records an entry in the audit log.',
    filter: Filter,
  }),

  listCohorts: get('/v1/office/feedback-cohorts', {
    access: 'staff:feedback.manage',
    summary: 'Lists all cohorts, and whether a form can be opened in each.',
    output: z.object({ cohorts: z.array(z.object({ cohortId: Id, name: z.string(), isOpen: z.boolean() })) }),
  }),

  open: post('/v1/office/feedback', {
    access: 'staff:feedback.manage',
    rateLimit: writes,
    summary:
      'Opens a feedback form, immediately or from a given time. 400 for an end that has passed, 404 if there is no such cohort, 409 if it is already open there.',
    input: z.object({ body: FeedbackDraft }),
    output: answer,
  }),

  read: get('/v1/office/feedback/{eventId}', {
    access: 'staff:feedback.manage',
    summary:
      'Returns a form with its results: answers, distribution, by cohort, guide and week. Small groups are left out. 404.',
    input: z.object({ params: one }),
    output: answer,
  }),

  download: get('/v1/office/feedback/{eventId}/csv', {
    access: 'staff:feedback.manage',
    rateLimit: csvExports,
    summary: 'Returns the same results as a CSV file; records an entry in the audit log. 404.',
    input: z.object({ params: one }),
    output: FileAnswer,
  }),

  close: post('/v1/office/feedback/{eventId}/close', {
    access: 'staff:feedback.manage',
    rateLimit: writes,
    summary: 'Closes a form; its answers stay. Repeating the call changes nothing. 404.',
    input: z.object({ params: one }),
    output: answer,
  }),
};
