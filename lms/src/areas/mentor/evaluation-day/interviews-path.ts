import { areaPagePath } from '@plinth/domain/navigation/learner-pages';

/**
 * Returns the address of a guide's evaluation day: a page of its list, counted from 1, or the interview of a learner.
 */
export function interviewsPath(cohortId: string, search: { learner?: string; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (search.learner !== undefined) query.set('learner', search.learner);
  if (search.page !== undefined && search.page > 1) query.set('page', String(search.page));
  const path = areaPagePath('mentor', cohortId, 'evaluation-day');
  return query.size === 0 ? path : `${path}?${query}`;
}
