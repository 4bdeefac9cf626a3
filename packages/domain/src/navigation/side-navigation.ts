import { cohortCan, type LockFacts, type Permit } from '../cohorts/cohort-can.ts';
import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { hasCapstone } from '../cohorts/has-capstone.ts';
import { opensWithCourse } from '../cohorts/opens-with-course.ts';
import { areaPagePath, type CohortArea, queriesPage } from './learner-pages.ts';

/** One entry of the side navigation. A locked one shows a lock, is not clickable and shows `reason` on hover. */
export type SideEntry = {
  page: string;
  label: string;
  path: string;
  isLocked: boolean;
  reason: string | null;
};

type Facts = { cohortId: string; cohort: LockFacts & { aiBotEnabled: boolean }; now: string };

function entry(area: CohortArea, cohortId: string, page: string, label: string, permit?: Permit): SideEntry {
  const reason = permit === undefined || permit.allowed ? null : permit.reason;
  return { page, label, path: areaPagePath(area, cohortId, page), isLocked: reason !== null, reason };
}

/**
 * Returns the side navigation of a learner; without the capstone if the cohort has none. A learner whose course has not
 * begun gets only the newcomer pages; without a `state` nothing is locked for that reason.
 */
export function learnerSideNavigation({
  cohortId,
  cohort,
  now,
  state,
}: Facts & { state?: CohortUserState | undefined }): SideEntry[] {
  const begun = opensWithCourse({ cohort, now, state });
  const add = (page: string, label: string, permit?: Permit) => entry('learn', cohortId, page, label, permit);
  // A page with its own date shows that date first.
  const addLater = (page: string, label: string, permit?: Permit) =>
    add(page, label, permit?.allowed === false ? permit : begun);
  return [
    add('dashboard', 'Dashboard'),
    // It contains the pre-work, and itself shows when the lessons open.
    add('curriculum', 'Curriculum'),
    ...(hasCapstone(cohort)
      ? [addLater('capstone', 'Capstone', cohortCan.openCapstone({ cohort, now }))]
      : []),
    addLater(queriesPage(cohort), 'Queries', cohortCan.openQueries({ cohort, now })),
    addLater('skill-progress', 'Skill progress'),
    addLater('performance', 'Performance'),
    addLater('tasks', 'Tasks'),
    addLater('evaluation-day', 'Evaluation day', cohortCan.openEvaluationDay({ cohort, now })),
  ];
}

/**
 * Returns the side navigation of a guide. The course is read in preview, so a capstone that learners cannot open yet is
 * open here.
 */
export function mentorSideNavigation({ cohortId, cohort, now }: Facts): SideEntry[] {
  const add = (page: string, label: string, permit?: Permit) =>
    entry('mentor', cohortId, page, label, permit);
  return [
    add('dashboard', 'Dashboard'),
    add('curriculum', 'Curriculum'),
    ...(hasCapstone(cohort) ? [add('capstone', 'Capstone')] : []),
    add('queries', 'Queries', cohortCan.openQueries({ cohort, now })),
    add('evaluation-day', 'Evaluation day', cohortCan.openEvaluationDay({ cohort, now })),
    add('task-assessment', 'Task assessment'),
    add('my-performance', 'My performance', cohortCan.openMyPerformance({ cohort, now })),
    add('group-performance', 'Group performance', cohortCan.openGroupPerformance({ cohort, now })),
  ];
}

/** Returns the side navigation of a lead mentor: dashboard and curriculum only. */
export function leadMentorSideNavigation(cohortId: string): SideEntry[] {
  return [entry('lm', cohortId, 'dashboard', 'Dashboard'), entry('lm', cohortId, 'curriculum', 'Curriculum')];
}
