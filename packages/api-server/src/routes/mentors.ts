import { memberOf } from '../api/context.ts';
import { asMember, asMemberFrom, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listGroups } from '../services/mentors/list-groups.ts';
import { readGroupPerformance } from '../services/mentors/read-group-performance.ts';
import { readLearnerPerformance } from '../services/mentors/read-learner-performance.ts';
import { readMentorDashboard } from '../services/mentors/read-mentor-dashboard.ts';
import { readMentorPage } from '../services/mentors/read-mentor-page.ts';
import { readTurnaround } from '../services/mentors/read-turnaround.ts';

const { mentors } = api;

export const mentorsRoutes = mentors.router({
  readPage: mentors.readPage.handler(own(readMentorPage)),
  readDashboard: mentors.readDashboard.handler(asMemberFrom(readMentorDashboard)),
  readTurnaround: mentors.readTurnaround.handler(({ context, input }) =>
    readTurnaround(
      context.deps,
      context.request,
      memberOf(context),
      input.query.isQueryTat === undefined ? 'TASK' : 'QUERY',
    ),
  ),
  readGroupPerformance: mentors.readGroupPerformance.handler(asMember(readGroupPerformance, 'query')),
  readLearnerPerformance: mentors.readLearnerPerformance.handler(({ context, input }) =>
    readLearnerPerformance(context.deps, context.request, memberOf(context), input.query['user-id']),
  ),
  listGroups: mentors.listGroups.handler(asMember(listGroups)),
});
