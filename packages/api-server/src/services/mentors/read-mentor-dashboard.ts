import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type { UpcomingSession } from '@plinth/domain/dashboards/learner-dashboard';
import type { MentorDashboard } from '@plinth/domain/mentors/mentor-dashboard';
import type { Turnaround } from '@plinth/domain/mentors/turnaround';
import type { RequestFacts } from '../../api/context.ts';
import { countWaiting } from '../../db/queries/mentors/count-waiting.ts';
import type { Deps } from '../../deps.ts';
import { joinLinkOf } from '../calendar/join-link-of.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { readTurnarounds } from './read-turnaround.ts';

/** How many upcoming sessions the dashboard shows. */
const SESSIONS = 5;

function sessionsOf({ facts, tree, now }: CohortView, { membership }: Member): UpcomingSession[] {
  return [...facts.sessions]
    .filter(
      ([nodeId, { endDate, sessionStatus }]) =>
        tree.nodes.has(nodeId) &&
        endDate > now &&
        sessionStatus !== 'COMPLETED' &&
        sessionStatus !== 'RESCHEDULED',
    )
    .sort(([, a], [, b]) => a.startDate - b.startDate)
    .slice(0, SESSIONS)
    .flatMap(([nodeId, session]) => {
      const node = tree.nodes.get(nodeId);
      if (!node) return [];
      const times = {
        startDate: new Date(session.startDate).toISOString(),
        endDate: new Date(session.endDate).toISOString(),
      };
      return {
        liveSessionId: session.liveSessionId,
        nodeId,
        title: node.meta.title ?? 'Live session',
        ...times,
        sessionStatus: sessionStatusAt({ ...session, ...times }, new Date(now).toISOString()),
        ...(session.movedFrom === null ? {} : { movedFrom: new Date(session.movedFrom).toISOString() }),
        ...joinLinkOf(session, node.namespace, membership, now),
      };
    });
}

const average = ({ averageHours, count }: Turnaround) => ({ averageHours, count });

/** Returns a cohort as its guide sees it, in three round trips. @throws Refusal NOT_FOUND */
export async function readMentorDashboard(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
): Promise<MentorDashboard> {
  const { cohortId } = caller.membership;
  const [view, { query, task }, waiting] = await Promise.all([
    readCohortView(deps, cohortId, caller.userId),
    readTurnarounds(deps, request, caller),
    countWaiting.first(deps.db, {
      cohortId,
      guideId: caller.userId,
      isLead: caller.membership.mentorRoles.includes('LEAD_MENTOR'),
    }),
  ]);
  const { openQueries = 0, tasksToAssess = 0, groups = [] } = waiting ?? {};
  return {
    cohortId,
    openQueries,
    tasksToAssess,
    upcomingSessions: sessionsOf(view, caller),
    tat: { query: average(query), task: average(task) },
    groups,
    isLeaderBoardAllowed: view.facts.isLeaderBoardAllowed,
    isLocalizedLeaderboard: view.facts.isLocalizedLeaderboard,
  };
}
