import { CohortClosing, MoreTime } from '@plinth/domain/closing/cohort-closing';
import { Id } from '@plinth/domain/fields/id';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post } = callsOf('office-closing');

const one = z.object({ cohortId: Id });
const Count = z.int().check(z.gte(0));
const writes = { calls: 60, seconds: 600, by: 'caller' } as const;

/** The end of a cohort: the learners who completed the course, and what the others lack. */
export const officeClosing = {
  read: get('/v1/office/cohorts/{cohortId}/closing', {
    access: 'staff:cohorts.manage',
    summary: 'Previews closing the cohort now: who completes the course, and what the others lack. 404.',
    input: z.object({ params: one }),
    output: CohortClosing,
  }),

  close: post('/v1/office/cohorts/{cohortId}/closing', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Closes the cohort: learners who meet every requirement have completed the course and are notified. The call can be repeated. 404, 409 if the course has not ended or something changed since it was read.',
    input: z.object({ params: one, body: z.object({ stamp: z.string().check(z.maxLength(100)) }) }),
    output: z.object({ completed: Count, lacking: Count }),
  }),

  giveMoreTime: post('/v1/office/cohorts/{cohortId}/closing/more-time', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Extends the time of learners with missing requirements until a given day, and notifies them. 400 for a day that has passed, 404, 409 if one of them lacks nothing or has left.',
    input: z.object({ params: one, body: MoreTime }),
    output: z.object({ told: Count }),
  }),
};
