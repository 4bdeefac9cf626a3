import type { HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import type { Learner } from '../acts/enrol.ts';
import { Breach } from '../breach.ts';
import { inTurns } from '../in-turns.ts';
import type { Person } from '../person.ts';
import type { Play } from '../play.ts';
import { readDatabase } from '../read-database.ts';

const AT_ONCE = 6;
/** How many learners are checked per week, at most: all of a small school. */
const LOOKED_AT = 40;
const PAGE = 20;

async function healthOf({ api }: Person, cohortId: string): Promise<HealthLearner[]> {
  const learners: HealthLearner[] = [];
  for (let pageNo = 0; ; pageNo += 1) {
    const page = await api.officeHealth.read({ params: { cohortId }, query: { pageNo: `${pageNo}` } });
    learners.push(...page.learners);
    if (page.learners.length < PAGE) return learners;
  }
}

/**
 * Checks that every call that reports a figure of a learner's progress reports the same one, and that credits are
 * awarded once.
 */
export async function checkProgress(play: Play, staff: Person, learners: readonly Learner[]): Promise<void> {
  const cohortIds = [...new Set(learners.map(({ cohort }) => cohort.cohortId))];
  const health = (await Promise.all(cohortIds.map((cohortId) => healthOf(staff, cohortId)))).flat();
  const entries = await readDatabase<{ user_id: string; cohort_id: string; credits: number; total: number }>(
    play.school,
    `select user_id, cohort_id, sum(e.credits)::int as credits, t.credits as total
      from credit_entries e join credit_totals t using (user_id, cohort_id) group by user_id, cohort_id, t.credits`,
  );
  const step = Math.max(1, Math.ceil(learners.length / LOOKED_AT));
  const looked = learners.filter((_, index) => index % step === 0);
  await inTurns(looked, AT_ONCE, async ({ api, userId, emailId, cohort: { cohortId } }) => {
    const params = { cohortId };
    const [dashboard, performance, { statistics }, { progress }] = await Promise.all([
      api.dashboards.readDashboard({ params }),
      api.progress.readPerformance({ params, query: { userId } }),
      api.progress.readStatistics({ params, query: {} }),
      staff.api.officePeople.listProgress({ params: { userId } }),
    ]);
    const same = (what: string, figures: Record<string, unknown>) => {
      const told = Object.entries(figures).map(([where, figure]) => [where, JSON.stringify(figure)] as const);
      if (new Set(told.map(([, figure]) => figure)).size > 1)
        throw new Breach(emailId, `${what}: ${told.map((one) => one.join(' says ')).join(', ')}`);
    };
    const card = dashboard.cards.find(({ kind }) => kind === 'COURSE_JOURNEY');
    const inHealth = health.find((one) => one.userId === userId);
    same('progress', {
      dashboard: card?.kind === 'COURSE_JOURNEY' ? card.data.percentage : null,
      health: inHealth?.progress,
    });
    same('statistics', { statistics, performance: performance.byNodeType });
    same('attendance', {
      dashboard: [dashboard.attendance.attended, dashboard.attendance.total],
      performance: [performance.attendance.attended, performance.attendance.total],
      health: [inHealth?.attendance.attended, inHealth?.attendance.recorded],
    });
    const stored = entries.find((one) => one.user_id === userId && one.cohort_id === cohortId);
    same('credits', {
      performance: performance.credits,
      office: progress.find((one) => one.cohortId === cohortId)?.credits ?? 0,
      entries: stored?.credits ?? 0,
      total: stored?.total ?? 0,
    });
  });
  const [twice] = await readDatabase<{ email_id: string; title: string; paid: number; worth: number }>(
    play.school,
    `select u.email_id, n.meta ->> 'title' as title, sum(e.credits)::int as paid, n.credits as worth
      from credit_entries e join course_nodes n using (node_id) join users u using (user_id)
      group by u.email_id, e.cohort_id, n.node_id having sum(e.credits) > n.credits limit 1`,
  );
  if (twice)
    throw new Breach(twice.email_id, `got ${twice.paid} credits of ${twice.worth} for “${twice.title}”`);
}
