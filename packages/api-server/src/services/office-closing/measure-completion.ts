import type { ClosingLearner, CohortClosing } from '@plinth/domain/closing/cohort-closing';
import { type CompletionFacts, missingOf, USUAL_COMPLETION } from '@plinth/domain/closing/completion-rule';
import { hasCapstone } from '@plinth/domain/cohorts/has-capstone';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { placeAfter } from '@plinth/domain/enrolments/place-event';
import { and, eq, isNotNull } from 'drizzle-orm';
import { listLearnersHealth } from '../../db/queries/office-cohorts/list-learners-health.ts';
import { cohorts, cohortTimelines, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, courses, reports } from '../../db/schema/curriculum.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { HANDED_IN } from '../assignments/find-task.ts';
import { findEarned } from '../certificates/find-earned.ts';
import { findUnissued } from '../certificates/find-unissued.ts';
import { type CohortView, isRequired, statesOf } from '../curriculum/cohort-view.ts';
import { readCohortView } from '../curriculum/open-curriculum.ts';
import { tasksOf } from '../dashboards/tasks-of.ts';
import { courseJourney } from '../progress/course-journey.ts';
import { closeOverdueAttempts } from '../quizzes/close-overdue-attempts.ts';
import { refuse } from '../refusal.ts';
import { stampClosing } from './stamp-closing.ts';

type Handed = { nodeId: string; reviewStatus: string };
type Known = { view: CohortView; handed: readonly Handed[]; graded: ReadonlySet<string>; isOverdue: boolean };

const titleOf = ({ meta }: { meta: { title?: string | undefined } }) => meta.title ?? 'Untitled';

/** Whether a capstone without hand-ins was worked through completely, which passes it. */
function isWorkedThrough(view: CohortView, namespace: Namespace): boolean {
  const root = view.tree.roots.get(namespace);
  return root !== undefined && statesOf(view, namespace)[root.nodeId] === 'COMPLETED';
}

function factsOf({ view, handed, graded, isOverdue }: Known): CompletionFacts {
  const statusOf = new Map(handed.map(({ nodeId, reviewStatus }) => [nodeId, reviewStatus]));
  const tasks = tasksOf(view).filter((node) => isRequired(view, node));
  const handIns = tasks.filter(({ type }) => HANDED_IN.includes(type));
  const stateOf = (nodeId: string) => {
    const status = statusOf.get(nodeId);
    if (status === undefined || status === 'EXPIRED') return 'MISSING';
    return status === 'REJECTED' ? 'REFUSED' : status === 'REVIEWED' ? 'PASSED' : 'WAITS';
  };
  const capstone = handIns.filter(({ namespace }) => namespace === 'CAPSTONE');
  // The stage names what was achieved, whereas its hand-in is named after the task. In stages with several, the
  // hand-ins use their own titles.
  const workOf = (node: (typeof capstone)[number]) => {
    const stage = node.parent?.type === 'STAGE' ? node.parent : null;
    const isOnly = capstone.filter(({ parent }) => parent === stage).length === 1;
    return stage?.meta.title && isOnly ? stage.meta.title : titleOf(node);
  };
  const { facts } = view;
  const withCapstone = hasCapstone({
    ...facts,
    capstoneInfo: { isCapstonePresent: facts.isCapstonePresent },
  });
  return {
    percentage: courseJourney(view).percentage,
    assignments: handIns
      .filter(({ namespace }) => namespace === 'LEARNING')
      .map((node) => ({ title: titleOf(node), state: stateOf(node.nodeId) })),
    gradedQuizzes: tasks
      .filter(({ nodeId, namespace }) => namespace === 'LEARNING' && graded.has(nodeId))
      .map((node) => ({
        title: titleOf(node),
        isDone: statesOf(view, node.namespace)[node.nodeId] === 'COMPLETED',
      })),
    capstone: !withCapstone
      ? []
      : capstone.length > 0
        ? capstone.map((node) => ({ title: workOf(node), isPassed: stateOf(node.nodeId) === 'PASSED' }))
        : [{ title: 'Capstone', isPassed: isWorkedThrough(view, 'CAPSTONE') }],
    isPaymentOverdue: isOverdue,
  };
}

/** A learner as shown when closing a cohort, with the facts behind it. */
type MeasuredLearner = { learner: ClosingLearner; facts: CompletionFacts };

/** What closing a cohort would do, apart from further certificates. */
type Completion = Omit<CohortClosing, 'certified' | 'stamp'>;

/**
 * Works out whom closing a cohort would complete now, learners with missing requirements first. Progress is as on every other
 * screen. Five statements, and one for each hundred learners. @throws Refusal NOT_FOUND; CONFLICT an open course
 */
export async function measureCompletion(deps: Deps, cohortId: string): Promise<Completion> {
  const { measured: _, ...completion } = await measureLearners(deps, cohortId);
  return completion;
}

/**
 * Like measureCompletion, with further certificates, after handing in the quizzes of the cohort whose time is over, so
 * that they count. Not under the locks of closing, for which they would wait. Three statements more.
 * @throws Refusal NOT_FOUND; CONFLICT an open course
 */
export async function readClosing(deps: Deps, cohortId: string): Promise<CohortClosing> {
  await closeOverdueAttempts(deps, cohortId);
  const { measured, ...completion } = await measureLearners(deps, cohortId);
  const graduates = measured.flatMap(({ learner: { userId, outcome }, facts }) =>
    outcome === 'COMPLETED' ? [{ userId, facts }] : [],
  );
  const earned = await findEarned(deps.db, cohortId, graduates);
  const certified = await findUnissued(deps.db, cohortId, earned);
  return {
    ...completion,
    certified: certified.length,
    stamp: stampClosing(completion.learners, certified),
  };
}

/** Like measureCompletion, with the facts of each learner. @throws Refusal NOT_FOUND */
export async function measureLearners(
  deps: Deps,
  cohortId: string,
): Promise<Completion & { measured: MeasuredLearner[] }> {
  const { db } = deps;
  const now = deps.now();
  const [[cohort], [end], rows, handed, graded, given] = await Promise.all([
    db
      .select({ closedAt: cohorts.closedAt, completion: courses.completion })
      .from(cohorts)
      .leftJoin(courses, eq(courses.courseId, cohorts.courseId))
      .where(eq(cohorts.cohortId, cohortId)),
    db
      .select({ time: cohortTimelines.time })
      .from(cohortTimelines)
      .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'COURSE_COMPLETION_DATE'))),
    listLearnersHealth.rows(db, { cohortId, guideId: null, now, reviewsBefore: now, queriesBefore: now }),
    db
      .select({ userId: reports.userId, nodeId: reports.nodeId, reviewStatus: reports.reviewStatus })
      .from(reports)
      .where(and(eq(reports.cohortId, cohortId), isNotNull(reports.submittedAt))),
    db
      .select({ nodeId: courseNodes.nodeId })
      .from(courseNodes)
      .innerJoin(cohorts, eq(cohorts.courseId, courseNodes.courseId))
      .innerJoin(forms, eq(forms.formId, courseNodes.formId))
      .where(and(eq(cohorts.cohortId, cohortId), eq(forms.quizType, 'GRADED'))),
    db
      .select({ userId: enrolments.userId, moreTimeUntil: enrolments.moreTimeUntil })
      .from(enrolments)
      .where(and(eq(enrolments.cohortId, cohortId), isNotNull(enrolments.moreTimeUntil))),
  ]);
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  const rule = cohort.completion ?? USUAL_COMPLETION;
  const views = await Promise.all(rows.map(({ userId }) => readCohortView(deps, cohortId, userId)));
  const gradedIds = new Set(graded.map(({ nodeId }) => nodeId));
  const measured = rows.flatMap((row, at): MeasuredLearner[] => {
    const view = views[at];
    if (!view) return [];
    const facts = factsOf({
      view,
      handed: handed.filter(({ userId }) => userId === row.userId),
      graded: gradedIds,
      isOverdue: row.overdue.length > 0,
    });
    const missing = missingOf(facts, rule);
    const isOpen = placeAfter(row.state, 'COHORT_CLOSES') === 'COMPLETED';
    const outcome =
      row.state === 'COMPLETED' ? 'COMPLETED' : isOpen && missing.length === 0 ? 'COMPLETES' : 'LACKS';
    return [
      {
        facts,
        learner: {
          userId: row.userId,
          name: row.name,
          state: row.state,
          outcome,
          missing: outcome === 'LACKS' ? missing : [],
          moreTimeUntil: given.find(({ userId }) => userId === row.userId)?.moreTimeUntil ?? null,
        },
      },
    ];
  });
  return {
    endsAt: end?.time.toISOString() ?? null,
    closedAt: cohort.closedAt?.toISOString() ?? null,
    rule,
    learners: measured.map(({ learner }) => learner),
    measured,
  };
}
