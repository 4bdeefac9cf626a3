import { contentPath } from '@plinth/domain/navigation/content-path';
import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import type { CurriculumPart } from '../../data/curriculum.ts';

/** The address of a page of the curriculum; in the preview it stays in the preview (ROUTE-69..71). */
export function pagePath(
  { cohortId, namespace, isPreview }: CurriculumPart,
  moduleId: string,
  contentId: string,
): string {
  const path =
    namespace === 'CAREER'
      ? contentPath('learn', cohortId, { namespace, topicId: moduleId, contentId })
      : namespace === 'CAPSTONE'
        ? contentPath('learn', cohortId, { namespace, stageId: moduleId, contentId })
        : namespace === 'LEARNING'
          ? contentPath('learn', cohortId, { namespace, moduleId, contentId })
          : `${contentPath('learn', cohortId, { namespace: 'LEARNING', moduleId, contentId })}&namespace=${namespace}`;
  return isPreview ? `${path}&preview=true` : path;
}

const PAGES: Partial<Record<CurriculumPart['namespace'], string>> = {
  CAPSTONE: 'capstone',
  REVIEW_DAY: 'evaluation-day',
};
const TITLES: Partial<Record<CurriculumPart['namespace'], string>> = {
  CAPSTONE: 'Capstone',
  REVIEW_DAY: 'Evaluation day',
};

/** The address of the map of a part of the course; capstone and evaluation day have pages of their own (ROUTE-72). */
export function mapPath({ cohortId, namespace, isPreview }: CurriculumPart): string {
  const page = PAGES[namespace];
  const query = new URLSearchParams({
    ...(namespace === 'LEARNING' || page ? {} : { namespace }),
    ...(isPreview ? { preview: 'true' } : {}),
  }).toString();
  return `${areaPagePath('learn', cohortId, page ?? 'curriculum')}${query === '' ? '' : `?${query}`}`;
}

/** What that map is called. */
export const mapTitle = ({ namespace }: CurriculumPart): string => TITLES[namespace] ?? 'Curriculum';
