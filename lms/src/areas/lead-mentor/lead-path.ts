import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

/** What the dashboard shows: the session whose tips are read, the week (its Monday), sessions of all cohorts or of this. */
export type LeadSearch = { session?: string | undefined; week?: string | undefined; of?: 'all' | undefined };

/** The address of the dashboard of a cohort. */
export function leadPath(cohortId: string, search: LeadSearch = {}): string {
  const set = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(set).toString();
  return `${areaPagePath('lm', cohortId, 'dashboard')}${query === '' ? '' : `?${query}`}`;
}
