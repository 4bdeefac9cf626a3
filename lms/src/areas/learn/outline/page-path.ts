import { contentPath } from '@plinth/domain/navigation/content-path';
import type { CurriculumPart } from '../../../data/curriculum.ts';

/** The address of a page of the curriculum; in the preview it stays in the preview (ROUTE-69, ROUTE-71). */
export function pagePath(
  { cohortId, namespace, isPreview }: CurriculumPart,
  moduleId: string,
  contentId: string,
): string {
  const path =
    namespace === 'CAREER'
      ? contentPath('learn', cohortId, { namespace, topicId: moduleId, contentId })
      : namespace === 'LEARNING'
        ? contentPath('learn', cohortId, { namespace, moduleId, contentId })
        : `${contentPath('learn', cohortId, { namespace: 'LEARNING', moduleId, contentId })}&namespace=${namespace}`;
  return isPreview ? `${path}&preview=true` : path;
}

/** The address of the map of a part of the curriculum. */
export function mapPath({ cohortId, namespace, isPreview }: CurriculumPart): string {
  const query = new URLSearchParams({
    ...(namespace === 'LEARNING' ? {} : { namespace }),
    ...(isPreview ? { preview: 'true' } : {}),
  }).toString();
  return `/learn/${encodeURIComponent(cohortId)}/curriculum${query === '' ? '' : `?${query}`}`;
}
