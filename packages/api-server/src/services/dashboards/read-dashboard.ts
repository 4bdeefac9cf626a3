import type {
  DashboardCard,
  LearnerDashboard,
  UpcomingSession,
} from '@plinth/domain/dashboards/learner-dashboard';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { deriveCreditHealth } from '@plinth/domain/progress/derive-credit-health';
import type { Deps } from '../../deps.ts';
import { joinLinkOf } from '../calendar/join-link-of.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { countedSteps } from '../progress/count-statistics.ts';
import { type DashboardFacts, readDashboardFacts } from './read-dashboard-facts.ts';

const LISTED_SKILLS = 12;

function cardsOf(facts: DashboardFacts, view: CohortView): DashboardCard[] {
  const topics = countedSteps(view, undefined).filter(
    ({ node }) => node.type === 'TOPIC' && node.namespace === 'LEARNING',
  );
  const completedTopics = topics.filter(({ state }) => state === 'COMPLETED').length;
  return [
    ...(facts.leaderboard ? [{ kind: 'LEADERBOARD' as const, data: facts.leaderboard }] : []),
    { kind: 'QUERY_RESOLUTION', data: facts.queries },
    {
      kind: 'SKILL_PROGRESS',
      data: {
        skills: facts.skills
          .slice(0, LISTED_SKILLS)
          .map((skill) => ({ ...skill, percentage: wholePercentage(skill.credits, skill.totalCredits) })),
      },
    },
    {
      kind: 'GROWTH_SHOWCASE',
      data: {
        ...facts.showcase,
        latest: facts.latest.map((done) => ({
          ...done,
          title: done.title ?? 'Untitled',
          completedAt: new Date(done.completedAt).toISOString(),
        })),
      },
    },
    {
      kind: 'COURSE_JOURNEY',
      data: {
        completedTopics,
        totalTopics: topics.length,
        percentage: wholePercentage(completedTopics, topics.length),
      },
    },
  ];
}

function upcomingSessionOf(view: CohortView, caller: Member): UpcomingSession | null {
  const [next] = [...view.facts.sessions]
    .filter(([, { endDate, sessionStatus }]) => {
      return endDate > view.now && sessionStatus !== 'COMPLETED' && sessionStatus !== 'RESCHEDULED';
    })
    .sort(([, a], [, b]) => a.startDate - b.startDate);
  const node = next && view.tree.nodes.get(next[0]);
  if (!next || !node) return null;
  const [nodeId, session] = next;
  return {
    liveSessionId: session.liveSessionId,
    nodeId,
    title: node.meta.title ?? 'Live session',
    startDate: new Date(session.startDate).toISOString(),
    endDate: new Date(session.endDate).toISOString(),
    sessionStatus: session.sessionStatus,
    ...joinLinkOf(session, node.namespace, caller.membership, view.now),
  };
}

/** The own dashboard in a cohort (API-152). A blocked learner has it too, without the way into a session (D-33). */
export async function readDashboard(deps: Deps, caller: Member): Promise<LearnerDashboard> {
  const { cohortId } = caller.membership;
  const [view, facts] = await Promise.all([
    readCohortView(deps, cohortId, caller.userId),
    readDashboardFacts(deps, cohortId, caller.userId),
  ]);
  return {
    showCoachmarks: facts.showCoachmarks,
    attendance: {
      attended: facts.attended,
      total: facts.sessions,
      percentage: wholePercentage(facts.attended, facts.sessions),
    },
    cards: cardsOf(facts, view),
    creditHealth: deriveCreditHealth(facts),
    upcomingSession: upcomingSessionOf(view, caller),
  };
}
