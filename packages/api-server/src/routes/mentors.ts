import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listGroups } from '../services/mentors/list-groups.ts';
import { readGroupPerformance } from '../services/mentors/read-group-performance.ts';
import { readLearnerPerformance } from '../services/mentors/read-learner-performance.ts';
import { readMentorDashboard } from '../services/mentors/read-mentor-dashboard.ts';
import { readMentorPage } from '../services/mentors/read-mentor-page.ts';
import { readTurnaround } from '../services/mentors/read-turnaround.ts';

export const mentorsRoutes: Routes<'mentors'> = {
  readPage: own(readMentorPage),
  readDashboard: asMemberFrom(readMentorDashboard),
  readTurnaround: ({ context, input }) =>
    readTurnaround(
      context.deps,
      context.request,
      memberOf(context),
      input.query.isQueryTat === undefined ? 'TASK' : 'QUERY',
    ),
  readGroupPerformance: asMember(readGroupPerformance, 'query'),
  readLearnerPerformance: ({ context, input }) =>
    readLearnerPerformance(context.deps, context.request, memberOf(context), input.query['user-id']),
  listGroups: asMember(listGroups),
};
