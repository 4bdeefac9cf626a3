import { CohortDate, CohortMove, MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post } = callsOf('office-moves');

const Count = z.int().check(z.gte(0));
const writes = { calls: 60, seconds: 600, by: 'caller' } as const;
const OfCohort = { params: z.object({ cohortId: Id }) };
const OfSession = { params: z.object({ liveSessionId: Id }) };
const Stamp = z.string().check(z.minLength(1), z.maxLength(100));
const Done = z.object({ moved: Count, told: Count });

/** Moves of a cohort's dates, after a preview. */
export const officeMoves = {
  list: get('/v1/office/cohorts/{cohortId}/dates', {
    access: 'staff:cohorts.manage',
    summary:
      'Lists the sessions, releases, deadlines and milestones of a cohort by time, and its time zone. 404.',
    input: z.object(OfCohort),
    output: z.object({ dates: z.array(CohortDate), timeZone: z.string() }),
  }),

  preview: post('/v1/office/cohorts/{cohortId}/moves/preview', {
    access: 'staff:cohorts.manage',
    summary:
      'Previews a move, with old and new dates and the people it would notify. 404, 409 if the date has passed or would lie in the past.',
    input: z.object({ ...OfCohort, body: CohortMove }),
    output: MovePreview,
  }),

  move: post('/v1/office/cohorts/{cohortId}/moves', {
    access: 'staff:cohorts.manage',
    rateLimit: writes,
    summary:
      'Moves dates as previewed and notifies the people concerned once. 404, 409 if the dates have changed since the preview.',
    input: z.object({ ...OfCohort, body: z.object({ move: CohortMove, stamp: Stamp }) }),
    output: Done,
  }),

  previewOwn: post('/v1/client/mentor/sessions/{liveSessionId}/move/preview', {
    access: 'mentor',
    summary: 'Previews the move of one session, for the lead mentors of its cohort. 404, 409.',
    input: z.object({ ...OfSession, body: z.object({ to: Instant }) }),
    output: MovePreview,
  }),

  moveOwn: post('/v1/client/mentor/sessions/{liveSessionId}/move', {
    access: 'mentor',
    rateLimit: writes,
    summary: 'Moves one session as previewed, for the lead mentors of its cohort. 404, 409.',
    input: z.object({ ...OfSession, body: z.object({ to: Instant, stamp: Stamp }) }),
    output: Done,
  }),
};
