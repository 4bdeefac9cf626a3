import { NodeType } from '@plinth/domain/curriculum/node-type';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { GuideLeaderboard } from '@plinth/domain/leaderboards/guide-leaderboard';
import { Leaderboard } from '@plinth/domain/leaderboards/leaderboard';
import { Level } from '@plinth/domain/leaderboards/level';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryInt } from './query-values.ts';

const { get } = callsOf('leaderboards');

const Cohort = z.object({ cohortId: Id });
const Filters = z.object({
  level: z._default(z.pipe(queryInt(1, 3), Level), 1),
  nodeType: z.optional(NodeType),
  pageNo: PageNo,
});

export const leaderboards = {
  read: get('/v1/client/workspace/{cohortId}/leaderboards', {
    access: 'cohort-member',
    summary:
      "Lists the learners of the cohort at a level, best first, with the caller's own rank. 403 LOCKED.",
    input: z.object({ params: Cohort, query: Filters }),
    output: Leaderboard,
  }),

  readLocalised: get('/v1/client/workspace/{cohortId}/localised-leaderboard', {
    access: 'cohort-member',
    summary: "Same as the leaderboard, ranked within the caller's group. 403 LOCKED.",
    input: z.object({ params: Cohort, query: Filters }),
    output: Leaderboard,
  }),

  readGuides: get('/v1/client/mentor/{cohortId}/performance/leaderboard', {
    access: 'guide',
    summary: 'Ranks the guides of the cohort by answered queries and reviewed hand-ins. 403 LOCKED.',
    input: z.object({ params: Cohort, query: z.object({ pageNo: PageNo }) }),
    output: GuideLeaderboard,
  }),
};
