import { Impact } from '@plinth/domain/impact/impact';
import { TopMentors } from '@plinth/domain/impact/top-mentors';
import { callsOf } from './call.ts';

const { get } = callsOf('lead-mentors');

export const impact = {
  read: get('/v1/client/mentor/lm/impact', {
    access: 'lead-mentor',
    summary: "Returns what the caller's teaching has achieved: learners, sessions, ratings and countries.",
    output: Impact,
  }),

  listTopMentors: get('/v1/client/mentor/lm/top-mentors-by-category', {
    access: 'lead-mentor',
    summary: 'Lists the mentors who did the most of each kind of work within the last year.',
    output: TopMentors,
  }),
};
