import { sessionStatusAt } from '@plinth/domain/calendar/session-status-at';
import type {
  DashboardCard,
  LearnerDashboard,
  UpcomingSession,
} from '@plinth/domain/dashboards/learner-dashboard';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { deriveCreditHealth } from '@plinth/domain/progress/derive-credit-health';
import { toPlainText } from '@plinth/domain/rich-text/to-plain-text';
import type { Deps } from '../../deps.ts';
import { joinLinkOf } from '../calendar/join-link-of.ts';
import { type CohortView, isCalledOff, isLeftOut } from '../curriculum/cohort-view.ts';
import { type Member, mayLearn, viewOf } from '../curriculum/open-curriculum.ts';
import { courseJourney } from '../progress/course-journey.ts';
import { refuse } from '../refusal.ts';
import type { DashboardFacts } from './read-dashboard-facts.ts';

const LISTED_SKILLS = 12;
const LATEST = 5;
const TIP_CHARACTERS = 280;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The learner's credits per skill: those the course teaches now, and those it taught when the credits were earned.
 * Sessions that were called off and electives not chosen offer no credits, but a skill of nothing else stays listed.
 */
function skillsOf({ credits }: DashboardFacts, view: CohortView) {
  const earned = new Map(credits.map(([nodeId, sumOfNode]) => [nodeId, sumOfNode]));
  return view.tree.skills
    .map(({ nodes, ...skill }) => {
      const taught = nodes.filter(({ nodeId, isRetired }) => !isRetired || earned.has(nodeId));
      const counted = taught.filter(
        (node) => earned.has(node.nodeId) || !(isCalledOff(view, node) || isLeftOut(view, node)),
      );
      const own = sum(counted.map(({ nodeId }) => earned.get(nodeId) ?? 0));
      const totalCredits = sum(counted.map((node) => node.credits));
      return {
        ...skill,
        nodes: taught.length,
        credits: own,
        totalCredits,
        percentage: wholePercentage(own, totalCredits),
      };
    })
    .filter(({ nodes }) => nodes > 0)
    .slice(0, LISTED_SKILLS)
    .map(({ nodes: _, ...skill }) => skill);
}

/** What was handed in or answered most recently, each step once. */
function latestOf({ handIns, quizzes }: DashboardFacts, { tree }: CohortView) {
  const doneAt = new Map<string, number>();
  for (const [nodeId, at] of [...handIns, ...quizzes])
    if (at !== null) doneAt.set(nodeId, Math.max(doneAt.get(nodeId) ?? 0, Date.parse(at)));
  return [...doneAt]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([nodeId, at]) => {
      const node = tree.nodes.get(nodeId) ?? tree.retired.get(nodeId);
      if (!node) return [];
      return [
        {
          nodeId,
          title: node.meta.title ?? 'Untitled',
          type: node.type,
          completedAt: new Date(at).toISOString(),
        },
      ];
    })
    .slice(0, LATEST);
}

function cardsOf(facts: DashboardFacts, view: CohortView): DashboardCard[] {
  const { board } = facts;
  return [
    ...(board
      ? [
          {
            kind: 'LEADERBOARD' as const,
            data: {
              rank: board.credits > 0 ? board.ahead + 1 : null,
              credits: board.credits,
              learners: board.learners,
            },
          },
        ]
      : []),
    { kind: 'QUERY_RESOLUTION', data: facts.queries },
    { kind: 'SKILL_PROGRESS', data: { skills: skillsOf(facts, view) } },
    {
      kind: 'GROWTH_SHOWCASE',
      data: {
        submittedTasks: facts.handIns.length,
        reviewedTasks: facts.handIns.filter(([, , isReviewed]) => isReviewed).length,
        completedQuizzes: facts.quizzes.length,
        latest: latestOf(facts, view),
      },
    },
    { kind: 'COURSE_JOURNEY', data: courseJourney(view) },
  ];
}

/**
 * The past sessions that were not called off and whose attendance is recorded, and how many of them the learner
 * attended. What has not been recorded yet is no absence.
 */
function attendanceOf({ facts: { sessions, attended, missed }, now }: CohortView) {
  const held = [...sessions].flatMap(([nodeId, { endDate }]) =>
    endDate <= now && (attended.has(nodeId) || missed.has(nodeId)) ? [nodeId] : [],
  );
  const present = held.filter((nodeId) => attended.has(nodeId)).length;
  return { attended: present, total: held.length, percentage: wholePercentage(present, held.length) };
}

function upcomingSessionOf(view: CohortView, caller: Member): UpcomingSession | null {
  const isMentor = caller.membership.mentorRoles.length > 0;
  const [next] = [...view.facts.sessions]
    .filter(([nodeId, { endDate, sessionStatus }]) => {
      const node = view.tree.nodes.get(nodeId);
      if (!node || (!isMentor && isLeftOut(view, node))) return false;
      return endDate > view.now && sessionStatus !== 'COMPLETED' && sessionStatus !== 'RESCHEDULED';
    })
    .sort(([, a], [, b]) => a.startDate - b.startDate);
  const node = next && view.tree.nodes.get(next[0]);
  if (!next || !node) return null;
  const [nodeId, session] = next;
  const times = {
    startDate: new Date(session.startDate).toISOString(),
    endDate: new Date(session.endDate).toISOString(),
  };
  return {
    liveSessionId: session.liveSessionId,
    nodeId,
    namespace: node.namespace,
    title: node.meta.title ?? 'Live session',
    ...times,
    sessionStatus: sessionStatusAt({ ...session, ...times }, new Date(view.now).toISOString()),
    ...(session.movedFrom === null ? {} : { movedFrom: new Date(session.movedFrom).toISOString() }),
    ...joinLinkOf(session, node.namespace, caller.membership, view.now),
  };
}

/**
 * Returns the caller's dashboard in a cohort. A blocked learner gets it too, without the way into a session and without
 * the tip for it.
 */
export async function readDashboard(deps: Deps, caller: Member): Promise<LearnerDashboard> {
  const { cohortId } = caller.membership;
  const found = await deps.findDashboardFacts({ cohortId, userId: caller.userId });
  if (!found) throw refuse('NOT_FOUND', 'Cohort not found.');
  const { cohort, own: facts } = found;
  const view = await viewOf(deps, cohort);
  const upcomingSession = upcomingSessionOf(view, caller);
  const isOpen = caller.membership.mentorRoles.length > 0 || mayLearn(caller.membership, 'LEARNING');
  const tip = upcomingSession && isOpen ? facts.tips?.[upcomingSession.liveSessionId] : undefined;
  return {
    showCoachmarks: facts.showCoachmarks,
    attendance: attendanceOf(view),
    cards: cardsOf(facts, view),
    creditHealth: deriveCreditHealth({
      lastWeek: sum(facts.credits.map(([, , lastWeek]) => lastWeek)),
      weekBefore: sum(facts.credits.map(([, , , weekBefore]) => weekBefore)),
    }),
    upcomingSession,
    ...(tip ? { tip: toPlainText(tip, TIP_CHARACTERS) } : {}),
  };
}
