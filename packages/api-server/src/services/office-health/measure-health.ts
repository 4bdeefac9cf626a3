import type { HealthLearner, HealthSummary } from '@plinth/domain/cohorts/cohort-health';
import { DUE_SOON_DAYS } from '@plinth/domain/cohorts/cohort-health';
import { RISK_FROM, risksOf, riskWeight } from '@plinth/domain/cohorts/learner-risk';
import { TURNAROUND_HOURS } from '@plinth/domain/waiting/waiting';
import { asc, eq } from 'drizzle-orm';
import { listLearnersHealth } from '../../db/queries/office-cohorts/list-learners-health.ts';
import { cohortGroups, cohorts } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { type CohortView, dueOf, statesOf } from '../curriculum/cohort-view.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { tasksOf } from '../dashboards/tasks-of.ts';
import { journeyAgainstPlan } from '../progress/course-journey.ts';
import { refuse } from '../refusal.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whose health to measure: a whole cohort's, or that of one guide's groups; with or without payments due. */
export type HealthScope = { cohortId: string; guideId: string | null; withMoney: boolean };

/** A learner with what sorting and summing need beside what is shown. */
export type MeasuredLearner = HealthLearner & { weight: number };

type Row = Awaited<ReturnType<typeof listLearnersHealth.rows>>[number];

/**
 * Measures how each learner with a seat in a cohort does, and all of them together. One statement for the cohort, one
 * for its groups, one for the counts, and one for each hundred learners for their progress. @throws Refusal NOT_FOUND
 */
export async function measureHealth(
  deps: Deps,
  { cohortId, guideId, withMoney }: HealthScope,
): Promise<{
  summary: HealthSummary;
  groups: { groupId: string; title: string }[];
  learners: MeasuredLearner[];
}> {
  const { db } = deps;
  const now = deps.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [[cohort], allGroups, rows] = await Promise.all([
    db.select({ cohortId: cohorts.cohortId }).from(cohorts).where(eq(cohorts.cohortId, cohortId)),
    db
      .select({ groupId: cohortGroups.groupId, title: cohortGroups.title, guideId: cohortGroups.guideId })
      .from(cohortGroups)
      .where(eq(cohortGroups.cohortId, cohortId))
      .orderBy(asc(cohortGroups.title)),
    listLearnersHealth.rows(db, {
      cohortId,
      guideId,
      now,
      reviewsBefore: hoursAgo(TURNAROUND_HOURS.HAND_IN),
      queriesBefore: hoursAgo(TURNAROUND_HOURS.QUERY),
    }),
  ]);
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  const views = await Promise.all(rows.map(({ userId }) => readCohortView(deps, cohortId, userId)));
  const learners = rows.flatMap((row, at) => {
    const view = views[at];
    return view ? [measureLearner(row, view, withMoney)] : [];
  });
  return {
    summary: sumUp(rows, learners, withMoney),
    groups: allGroups
      .filter((group) => guideId === null || group.guideId === guideId)
      .map(({ groupId, title }) => ({ groupId, title })),
    learners,
  };
}

function handInsOf(view: CohortView) {
  const open = tasksOf(view).flatMap((node) => {
    const due = HANDED_IN.includes(node.type) ? dueOf(view, node) : null;
    return due !== null && statesOf(view, node.namespace)[node.nodeId] !== 'COMPLETED' ? [due] : [];
  });
  return {
    late: open.filter((due) => due < view.now).length,
    due: open.filter((due) => due >= view.now && due <= view.now + DUE_SOON_DAYS * DAY_MS).length,
  };
}

/** An excused absence is not a missed session, nor does it make up for those before it. */
function missedInARow(marks: Row['marks']): number {
  const counted = marks.filter(({ state }) => state !== 'EXCUSED');
  const came = counted.findIndex(({ attended }) => attended);
  return came === -1 ? counted.length : came;
}

/** Counted from the start of the course for a learner last seen before it; null while it has not started. */
function daysAway({ facts, now }: CohortView, { lastSeenAt, enrolledAt }: Row): number | null {
  if (facts.courseStart === null || facts.courseStart > now) return null;
  const since = Math.max(facts.courseStart, enrolledAt.getTime(), lastSeenAt?.getTime() ?? 0);
  return Math.max(0, Math.floor((now - since) / DAY_MS));
}

function measureLearner(row: Row, view: CohortView, withMoney: boolean): MeasuredLearner {
  const journey = journeyAgainstPlan(view);
  const handIns = handInsOf(view);
  const [oldest] = withMoney ? row.overdue : [];
  const risks = risksOf(row.state, {
    sessionsMissed: missedInARow(row.marks),
    weeksBehind: journey.weeksBehind,
    lateHandIns: handIns.late,
    daysAway: daysAway(view, row),
    quizAverage: row.quizAverage === null ? null : Math.floor(row.quizAverage),
    quizzes: row.quizzes,
    daysOverdue: oldest ? Math.floor((view.now - Date.parse(oldest.dueDate)) / DAY_MS) : null,
  });
  return {
    userId: row.userId,
    name: row.name,
    state: row.state,
    group:
      row.groupId === null || row.groupTitle === null
        ? null
        : { groupId: row.groupId, title: row.groupTitle },
    attendance: {
      attended: row.marks.filter(({ attended }) => attended).length,
      recorded: row.marks.length,
    },
    progress: journey.percentage,
    planned: journey.planned,
    weeksBehind: journey.weeksBehind,
    handInsDue: handIns.due,
    handInsLate: handIns.late,
    quizAverage: row.quizAverage === null ? null : Math.round(row.quizAverage),
    openQueries: row.openQueries,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    risks,
    weight: riskWeight(risks),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) =>
  values.length === 0 ? null : Math.round(sum(values) / values.length);

function sumUp(
  rows: readonly Row[],
  learners: readonly MeasuredLearner[],
  withMoney: boolean,
): HealthSummary {
  const of = (count: (row: Row) => number) => sum(rows.map(count));
  const answers = of((row) => row.answers);
  const owed = new Map<'INR' | 'USD', number>();
  for (const { amount, currency } of rows.flatMap(({ overdue }) => overdue))
    owed.set(currency, (owed.get(currency) ?? 0) + amount);
  return {
    learners: learners.length,
    atRisk: learners.filter(({ risks }) => risks.length > 0).length,
    attendance: {
      attended: sum(learners.map(({ attendance }) => attendance.attended)),
      recorded: sum(learners.map(({ attendance }) => attendance.recorded)),
    },
    progress: mean(learners.map(({ progress }) => progress)) ?? 0,
    planned: mean(learners.map(({ planned }) => planned)) ?? 0,
    behind: learners.filter(({ weeksBehind }) => weeksBehind >= RISK_FROM.weeksBehind).length,
    handIns: {
      due: sum(learners.map(({ handInsDue }) => handInsDue)),
      late: sum(learners.map(({ handInsLate }) => handInsLate)),
      toReview: of((row) => row.toReview),
      reviewsLate: of((row) => row.reviewsLate),
    },
    quizAverage: mean(rows.flatMap(({ quizAverage }) => quizAverage ?? [])),
    queries: {
      open: of((row) => row.openQueries),
      late: of((row) => row.queriesLate),
      averageHours: answers === 0 ? null : Math.round((of((row) => row.answerHours) / answers) * 10) / 10,
    },
    payments: withMoney
      ? {
          learners: rows.filter(({ overdue }) => overdue.length > 0).length,
          amounts: [...owed].map(([currency, amount]) => ({ currency, amount })),
        }
      : null,
  };
}
