import { areaPagePath } from './learner-pages.ts';

/** Returns the path of a hand-in for the guide of its learner. */
export const assessPath = (cohortId: string, reportId: string): string =>
  `${areaPagePath('mentor', cohortId, 'task-assessment')}?${new URLSearchParams({ report: reportId })}`;
