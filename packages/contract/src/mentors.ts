import { NodeType } from '@plinth/domain/curriculum/node-type';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { GroupPerformance, LearnerPerformance } from '@plinth/domain/mentors/group-performance';
import { GroupSort } from '@plinth/domain/mentors/group-sort';
import { MentorDashboard, MentorPage } from '@plinth/domain/mentors/mentor-dashboard';
import { MentorGroup } from '@plinth/domain/mentors/mentor-group';
import { Turnaround } from '@plinth/domain/mentors/turnaround';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('mentors');

const Cohort = z.object({ cohortId: Id });
const Asked = z.optional(z.literal('true', 'Leave it out or use true'));

export const mentors = {
  readPage: call({
    method: 'GET',
    path: '/v1/client/mentor/page',
    access: 'mentor',
    summary: 'The own cohorts of a guide or lead mentor with what waits in each, the nearest session first.',
  })
    .input(z.object({}))
    .output(MentorPage),

  readDashboard: call({
    method: 'GET',
    path: '/v1/client/mentor/dashboard',
    access: 'guide',
    cohortIn: 'query',
    summary: 'A cohort for its guide: what waits, the next sessions, the own turn-around times and groups.',
  })
    .input(z.object({ query: z.object({ cohortId: Id }) }))
    .output(MentorDashboard),

  readTurnaround: call({
    method: 'GET',
    path: '/v1/client/mentor/{cohortId}/tat',
    access: 'guide',
    summary: 'The own turn-around time of the last twelve weeks, of queries or of tasks. 400 none or both.',
  })
    .input(
      z.object({
        params: Cohort,
        query: z
          .object({ isQueryTat: Asked, isTaskTat: Asked })
          .check(
            z.refine(
              ({ isQueryTat, isTaskTat }) => (isQueryTat === undefined) !== (isTaskTat === undefined),
              'Ask for queries or for tasks',
            ),
          ),
      }),
    )
    .output(Turnaround),

  readGroupPerformance: call({
    method: 'GET',
    path: '/v1/client/mentor/group-performance/{cohortId}',
    access: 'guide',
    summary:
      'The learners of the own groups, 20 a page, of all work, of one kind or of what stands under a node; the most credits first unless another order is asked for. 403 LOCKED without a leaderboard, 404 no such node.',
  })
    .input(
      z.object({
        params: Cohort,
        query: z.object({
          'node-type': z.optional(NodeType),
          nodeId: z.optional(Id),
          sortBy: z._default(GroupSort, 'credits'),
          sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
          pageNo: PageNo,
        }),
      }),
    )
    .output(GroupPerformance),

  readLearnerPerformance: call({
    method: 'GET',
    path: '/v1/client/mentor/learner-performance/{cohortId}',
    access: 'guide',
    summary:
      'How a learner of the own groups does, with the skills of the course. 403 LOCKED without a leaderboard, 404 anyone else.',
  })
    .input(z.object({ params: Cohort, query: z.object({ 'user-id': Id }) }))
    .output(LearnerPerformance),

  listGroups: call({
    method: 'GET',
    path: '/v1/client/mentor/mentor-groups/{cohortId}',
    access: 'mentor',
    summary: 'The groups of the cohort: the own ones of a guide, all of them for a lead mentor.',
  })
    .input(z.object({ params: Cohort }))
    .output(z.object({ groups: z.array(MentorGroup) })),
};
