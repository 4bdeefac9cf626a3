import { Id } from '@plinth/domain/fields/id';
import { CheckedItem, ChecklistItemId } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { LeadMentorDashboard, LedSession, SessionAverages } from '@plinth/domain/lead-mentors/session-stats';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, put } = callsOf('lead-mentors');

const InCohort = z.object({ params: z.object({ cohortId: Id }) });

export const leadMentors = {
  readDashboard: get('/v1/client/mentor/lead/{cohortId}/dashboard/fold-1', {
    access: 'lead-mentor',
    summary:
      "Returns the caller's next session in a cohort with its checklist, and statistics of the caller's sessions.",
    input: InCohort,
    output: LeadMentorDashboard,
  }),

  completeChecklistItem: put('/v1/client/mentor/lm/pre-session-checklist/complete', {
    access: 'lead-mentor',
    cohortIn: 'body',
    summary:
      "Marks a checklist item of one of the caller's sessions as done or, with `isDone` false, as open again; repeating the call returns the same answer. 404 if the session is not the caller's or there is no such item.",
    input: z.object({
      body: z.object({
        cohortId: Id,
        liveSessionId: Id,
        itemId: ChecklistItemId,
        isDone: z._default(z.boolean(), true),
      }),
    }),
    output: z.object({ preSessionChecklist: z.array(CheckedItem) }),
  }),

  readSessionStats: get('/v1/client/mentor/lm/session-stats/{cohortId}', {
    access: 'lead-mentor',
    summary:
      "Lists the caller's sessions in a cohort by start time, each with attendance and rating, and the averages.",
    input: InCohort,
    output: z.object({ sessions: z.array(LedSession), averages: SessionAverages }),
  }),
};
