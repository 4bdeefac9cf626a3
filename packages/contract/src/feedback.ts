import { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { Id } from '@plinth/domain/fields/id';
import { textField } from '@plinth/domain/fields/text';
import { ResponseEntries } from '@plinth/domain/forms/response-entry';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryBoolean } from './query-values.ts';

const { get, put } = callsOf('feedback');

export const feedback = {
  readEvent: get('/v2/client/user/user-event', {
    access: 'cohort-member',
    cohortIn: 'query',
    phase: 'early',
    summary:
      'Returns the feedback form that is due for the caller on a page, on a small screen one with more than a single question; null if there is nothing to ask.',
    input: z.object({
      query: z.object({
        page: textField(120),
        cohortId: Id,
        isSmallScreen: z.optional(queryBoolean),
      }),
    }),
    output: z.object({ event: z.nullable(FeedbackEvent) }),
  }),

  saveResponse: put('/v2/client/user/user-event-response', {
    access: 'cohort-member',
    cohortIn: 'query',
    phase: 'early',
    summary:
      'Saves the answers to a feedback form, once; repeating the call returns the same answer. 400 if an answer does not fit or a mandatory form is skipped, 404 if not addressed to the caller.',
    input: z.object({
      query: z.object({ isSkipped: queryBoolean, cohortId: Id, eventId: Id }),
      body: z.object({ responses: ResponseEntries }),
    }),
    output: z.object({ saved: z.literal(true) }),
  }),
};
