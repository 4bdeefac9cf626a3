import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { textOf } from '../../shell/search-values.ts';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * What the dashboard shows: the session whose tips are read, the week (any day of it), and sessions of all cohorts or
 * of this one.
 */
export type LeadSearch = { session?: string | undefined; week?: string | undefined; of?: 'all' | undefined };

/** Returns the address of a cohort's dashboard. */
export function leadPath(cohortId: string, search: LeadSearch = {}): string {
  const set = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(set).toString();
  return `${areaPagePath('lm', cohortId, 'dashboard')}${query === '' ? '' : `?${query}`}`;
}

/** Reads what the dashboard's address requests; invalid values are left out. */
export function readLeadSearch(typed: Record<string, unknown>): LeadSearch {
  const session = textOf(typed.session);
  const week = textOf(typed.week);
  return {
    session: session !== undefined && ID.test(session) ? session : undefined,
    week: week !== undefined && isIsoDate(week) ? week : undefined,
    of: typed.of === 'all' ? 'all' : undefined,
  };
}
