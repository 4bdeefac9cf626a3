import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { NodeType } from '@plinth/domain/curriculum/node-type';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { creditWeeks, TREND_WEEKS } from '@plinth/domain/progress/credit-weeks';
import { deriveCreditHealth } from '@plinth/domain/progress/derive-credit-health';
import type { Performance } from '@plinth/domain/progress/performance';
import type { RequestFacts } from '../../api/context.ts';
import { measureWork } from '../../db/queries/progress/measure-work.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { countedSteps, countStatistics } from './count-statistics.ts';
import { total } from './read-credits.ts';

/** How many quizzes the trend shows. */
const QUIZ_RESULTS = 16;

const average = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const isNumber = (value: number | null): value is number => value !== null;

type Narrowing = { nodeId?: string | undefined; nodeType?: NodeType | undefined };

/**
 * Returns a learner's performance: the caller's own numbers or, for a guide, those of a learner in their group.
 * `nodeId` narrows everything to the descendants of a node, `nodeType` the numbers by kind.
 * @throws Refusal FORBIDDEN for anyone else's numbers, whether there is such a user or not; NOT_FOUND for the node
 */
export async function readPerformance(
  deps: Deps,
  request: RequestFacts,
  caller: Member,
  { userId, ...narrowing }: Narrowing & { userId: string },
): Promise<Performance> {
  const { cohortId, mentorRoles } = caller.membership;
  const view = await readCohortView(deps, cohortId, userId);
  const isGuide = mentorRoles.includes('INDUSTRIAL_GUIDE') && view.facts.guideId === caller.userId;
  if (userId !== caller.userId && !isGuide)
    throw refuse('FORBIDDEN', 'You may see your own performance only.');
  return measurePerformance(deps, view, { userId, zone: zoneOf(request), ...narrowing });
}

/**
 * Computes the numbers of the person whose progress a view contains, in one statement; the caller checks who may see
 * them. The best attempt at a quiz counts, and weeks begin in `zone`. @throws Refusal NOT_FOUND for the node
 */
export async function measurePerformance(
  deps: Deps,
  view: CohortView,
  { userId, zone, nodeId, nodeType }: Narrowing & { userId: string; zone: string },
): Promise<Performance> {
  const now = deps.now();
  const steps = countedSteps(view, nodeId);
  const work = await measureWork.first(deps.db, {
    cohortId: view.facts.cohortId,
    userId,
    now,
    weeks: TREND_WEEKS,
  });
  const counted = new Set(steps.map(({ node }) => node.nodeId));
  const within = <T extends { nodeId: string }>(list: readonly T[] | undefined) =>
    (list ?? []).filter((row) => nodeId === undefined || counted.has(row.nodeId));
  const [sessions, quizzes, reports] = [within(work?.sessions), within(work?.quizzes), within(work?.reports)];
  const own = within(work?.credits);
  const attended = sessions.filter((session) => session.attended).length;
  const stepsOf = (...types: readonly NodeKind[]) => steps.filter(({ node }) => types.includes(node.type));
  // Hand-ins count even if the course has since dropped the step, so that no share exceeds the whole.
  const takesHandIns = new Set([
    ...stepsOf(...HANDED_IN).map(({ node }) => node.nodeId),
    ...reports.map((report) => report.nodeId),
  ]);
  return {
    userId,
    credits: total(own, 'credits'),
    creditHealth: deriveCreditHealth({
      lastWeek: total(own, 'lastWeek'),
      weekBefore: total(own, 'weekBefore'),
    }),
    attendance: { total: sessions.length, attended, percentage: wholePercentage(attended, sessions.length) },
    quizzes: {
      total: stepsOf('QUIZ').length,
      completed: stepsOf('QUIZ').filter(({ state }) => state === 'COMPLETED').length,
      averagePercentage: average(quizzes.map(({ percentage }) => percentage).filter(isNumber)),
    },
    assignments: {
      total: takesHandIns.size,
      handedIn: reports.length,
      reviewed: reports.filter(({ isReviewed }) => isReviewed).length,
      averageScore: average(reports.map(({ score }) => score).filter(isNumber)),
    },
    weeks: creditWeeks(within(work?.entries), now.toISOString(), zone),
    quizResults: quizzes
      .flatMap(({ nodeId, percentage, completedAt }) => {
        if (percentage === null || completedAt === null) return [];
        const node = view.tree.nodes.get(nodeId) ?? view.tree.retired.get(nodeId);
        const title = node?.meta.title ?? 'Quiz';
        return [{ nodeId, title, percentage, completedAt: new Date(completedAt).toISOString() }];
      })
      .sort((a, b) => (a.completedAt < b.completedAt ? -1 : 1))
      .slice(-QUIZ_RESULTS),
    byNodeType: countStatistics(
      steps.filter(({ node }) => nodeType === undefined || node.type === nodeType),
      own,
    ),
  };
}
