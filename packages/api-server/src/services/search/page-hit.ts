import { pagePath } from '@plinth/domain/navigation/page-path';
import type { SearchHit } from '@plinth/domain/search/search-hit';
import type { OpenText } from './open-lessons.ts';

/** Builds the hit for a course page: its location, and the excerpt that was found. */
export function pageHit({ page, place }: Pick<OpenText, 'page' | 'place'>, excerpt: string): SearchHit {
  const { cohortId, area, courseTitle } = place;
  let module = page;
  while (module.parent?.parent) module = module.parent;
  return {
    title: page.meta.title ?? 'Page',
    detail: [courseTitle, module === page ? '' : (module.meta.title ?? '')].filter(Boolean).join(' · '),
    excerpt,
    at: null,
    path: pagePath(
      { cohortId, namespace: page.namespace, isPreview: false, area },
      module.nodeId,
      page.nodeId,
    ),
  };
}
