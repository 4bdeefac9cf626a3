import { Id } from '@plinth/domain/fields/id';
import { CheckedItem, ChecklistItemId } from '@plinth/domain/lead-mentors/pre-session-checklist';
import { LeadMentorDashboard, LedSession, SessionAverages } from '@plinth/domain/lead-mentors/session-stats';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('lead-mentors');

const InCohort = z.object({ params: z.object({ cohortId: Id }) });

export const leadMentors = {
  readDashboard: call({
    method: 'GET',
    path: '/v1/client/mentor/lead/{cohortId}/dashboard/fold-1',
    access: 'lead-mentor',
    summary: 'The own next session of a cohort with its checklist, and the own sessions in numbers.',
  })
    .input(InCohort)
    .output(LeadMentorDashboard),

  completeChecklistItem: call({
    method: 'PUT',
    path: '/v1/client/mentor/lm/pre-session-checklist/complete',
    access: 'lead-mentor',
    cohortIn: 'body',
    summary:
      'Marks an item of the checklist of an own session as done, or with isDone false as open again; a repeat answers the same. 404 session not own or no such item.',
  })
    .input(
      z.object({
        body: z.object({
          cohortId: Id,
          liveSessionId: Id,
          itemId: ChecklistItemId,
          isDone: z._default(z.boolean(), true),
        }),
      }),
    )
    .output(z.object({ preSessionChecklist: z.array(CheckedItem) })),

  readSessionStats: call({
    method: 'GET',
    path: '/v1/client/mentor/lm/session-stats/{cohortId}',
    access: 'lead-mentor',
    summary:
      'The own sessions of a cohort by their start, each with attendance and rating, and the averages.',
  })
    .input(InCohort)
    .output(z.object({ sessions: z.array(LedSession), averages: SessionAverages })),
};
