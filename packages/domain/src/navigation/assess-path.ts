import { areaPagePath } from './learner-pages.ts';

/** The address of one hand-in for the guide of its learner. */
export const assessPath = (cohortId: string, reportId: string): string =>
  `${areaPagePath('mentor', cohortId, 'task-assessment')}?${new URLSearchParams({ report: reportId })}`;
