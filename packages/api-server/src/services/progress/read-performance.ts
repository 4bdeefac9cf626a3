import type { NodeKind } from '@plinth/domain/curriculum/node-kind';
import type { NodeType } from '@plinth/domain/curriculum/node-type';
import { wholePercentage } from '@plinth/domain/dashboards/whole-percentage';
import { creditWeeks, TREND_WEEKS } from '@plinth/domain/progress/credit-weeks';
import { deriveCreditHealth } from '@plinth/domain/progress/derive-credit-health';
import type { Performance } from '@plinth/domain/progress/performance';
import type { RequestFacts } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { zoneOf } from '../calendar/zone-of.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { type Member, readCohortView } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { countedSteps, countStatistics } from './count-statistics.ts';
import { CREDITS, type NodeCredits, total } from './read-credits.ts';

/** How many quizzes the trend shows. */
const QUIZ_RESULTS = 16;

type Row = {
  credits: NodeCredits[];
  sessions: { nodeId: string; attended: boolean }[];
  quizzes: { nodeId: string; percentage: number | null; completedAt: string | null }[];
  entries: { nodeId: string; createdAt: string; credits: number }[];
  reports: { nodeId: string; isReviewed: boolean; score: number | null }[];
};

const WORK = `select
    coalesce((select jsonb_agg(to_jsonb(c)) from (${CREDITS}) c), '[]') as credits,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', s.node_id, 'attended', a.attended))
      from live_sessions s join session_attendance a on a.live_session_id = s.live_session_id and a.user_id = $2
      where s.cohort_id = $1 and s.end_date <= $3 and s.session_status <> 'RESCHEDULED'), '[]') as sessions,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', q.node_id, 'percentage', q.percentage,
        'completedAt', q.completed_at))
      from (select node_id, max(case when total > 0 then score * 100 / total end) as percentage,
          max(completed_at) as completed_at
        from form_responses where cohort_id = $1 and user_id = $2 and status = 'COMPLETED' and node_id is not null
        group by node_id) q), '[]') as quizzes,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', c.node_id, 'createdAt', c.created_at, 'credits', c.credits))
      from credit_entries c where c.cohort_id = $1 and c.user_id = $2
        and c.created_at > $3::timestamptz - interval '${TREND_WEEKS} weeks'), '[]') as entries,
    coalesce((select jsonb_agg(jsonb_build_object('nodeId', r.node_id, 'score', r.score,
        'isReviewed', r.review_status = 'REVIEWED'))
      from reports r where r.cohort_id = $1 and r.user_id = $2 and r.submitted_at is not null), '[]') as reports`;

const average = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const isNumber = (value: number | null): value is number => value !== null;

type Narrowing = { nodeId?: string | undefined; nodeType?: NodeType | undefined };

/**
 * How a learner does (API-134): the own numbers, or for a guide those of a learner of the own group. `nodeId` narrows
 * everything to what stands under a node, `nodeType` the numbers by kind.
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
 * The numbers of the person whose progress a view holds, in one statement; who may see them is the business of the
 * caller. The best attempt at a quiz counts, and weeks begin in `zone`. @throws Refusal NOT_FOUND for the node
 */
export async function measurePerformance(
  deps: Deps,
  view: CohortView,
  { userId, zone, nodeId, nodeType }: Narrowing & { userId: string; zone: string },
): Promise<Performance> {
  const now = deps.now();
  const steps = countedSteps(view, nodeId);
  const { rows } = await deps.pool.query<Row>({
    name: 'performance-work',
    text: WORK,
    values: [view.facts.cohortId, userId, now],
  });
  const counted = new Set(steps.map(({ node }) => node.nodeId));
  const within = <T extends { nodeId: string }>(list: readonly T[] | undefined) =>
    (list ?? []).filter((row) => nodeId === undefined || counted.has(row.nodeId));
  const [sessions, quizzes, reports] = [
    within(rows[0]?.sessions),
    within(rows[0]?.quizzes),
    within(rows[0]?.reports),
  ];
  const own = within(rows[0]?.credits);
  const attended = sessions.filter((session) => session.attended).length;
  const stepsOf = (...types: readonly NodeKind[]) => steps.filter(({ node }) => types.includes(node.type));
  // What was handed in counts also where the course has dropped the step since, so no share is above the whole.
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
    weeks: creditWeeks(within(rows[0]?.entries), now.toISOString(), zone),
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
