import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

/** Returns the address of a guide's page with its query string; empty values are left out. */
export function mentorHref(
  cohortId: string,
  page: 'queries' | 'task-assessment' | 'group-performance' | 'curriculum' | 'health',
  search: Record<string, string | number | undefined> = {},
): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(entries).toString();
  return `${areaPagePath('mentor', cohortId, page)}${query === '' ? '' : `?${query}`}`;
}
