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

const { get } = callsOf('mentors');

const Cohort = z.object({ cohortId: Id });
const Asked = z.optional(z.literal('true', 'Leave it out or use true'));

export const mentors = {
  readPage: get('/v1/client/mentor/page', {
    access: 'mentor',
    summary:
      'Lists the cohorts of a guide or lead mentor with the pending work in each, nearest session first.',
    output: MentorPage,
  }),

  readDashboard: get('/v1/client/mentor/dashboard', {
    access: 'guide',
    cohortIn: 'query',
    summary:
      "Returns the guide's dashboard of a cohort: pending work, next sessions, and the caller's turn-around times and groups.",
    input: z.object({ query: z.object({ cohortId: Id }) }),
    output: MentorDashboard,
  }),

  readTurnaround: get('/v1/client/mentor/{cohortId}/tat', {
    access: 'guide',
    summary:
      "Returns the caller's turn-around time over the last twelve weeks, for queries or for tasks. 400 if neither or both are given.",
    input: z.object({
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
    output: Turnaround,
  }),

  readGroupPerformance: get('/v1/client/mentor/group-performance/{cohortId}', {
    access: 'guide',
    summary:
      "Lists the learners of the caller's groups, 20 per page, with their performance in all work, in one kind of work or below a node; most credits first unless another order is requested. 403 LOCKED without a leaderboard, 404 if there is no such node.",
    input: z.object({
      params: Cohort,
      query: z.object({
        'node-type': z.optional(NodeType),
        nodeId: z.optional(Id),
        sortBy: z._default(GroupSort, 'credits'),
        sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
        pageNo: PageNo,
      }),
    }),
    output: GroupPerformance,
  }),

  readLearnerPerformance: get('/v1/client/mentor/learner-performance/{cohortId}', {
    access: 'guide',
    summary:
      "Returns the performance of a learner in the caller's groups, with the skills of the course. 403 LOCKED without a leaderboard, 404 for anyone else.",
    input: z.object({ params: Cohort, query: z.object({ 'user-id': Id }) }),
    output: LearnerPerformance,
  }),

  listGroups: get('/v1/client/mentor/mentor-groups/{cohortId}', {
    access: 'mentor',
    summary: "Lists the groups of the cohort: a guide's own groups, or all of them for a lead mentor.",
    input: z.object({ params: Cohort }),
    output: z.object({ groups: z.array(MentorGroup) }),
  }),
};
