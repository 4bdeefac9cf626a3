import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { pagePath } from '@plinth/domain/navigation/page-path';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import type { OpenText } from './open-lessons.ts';

/**
 * Builds the hit for a course page: its location, and the excerpt that was found. A page that the course no longer
 * contains is found for a note on it, which the list of notes shows.
 */
export function pageHit({ page, place }: Pick<OpenText, 'page' | 'place'>, excerpt: string): SearchHit {
  const { cohortId, area, courseTitle } = place;
  let module = page;
  while (module.parent?.parent) module = module.parent;
  return {
    title: page.meta.title ?? 'Page',
    detail: [
      courseTitle,
      module === page ? '' : (module.meta.title ?? ''),
      page.isRetired ? 'No longer part of the course' : '',
    ]
      .filter(Boolean)
      .join(' · '),
    excerpt,
    at: null,
    path: page.isRetired
      ? `${areaPagePath(area, cohortId, 'notes')}#${page.nodeId}`
      : pagePath({ cohortId, namespace: page.namespace, isPreview: false, area }, module.nodeId, page.nodeId),
  };
}
