import type { Namespace } from '../curriculum/namespace.ts';
import { contentPath } from './content-path.ts';
import { areaPagePath, type CohortArea } from './learner-pages.ts';

/** A part of the course of a cohort, as somebody reads it. */
export type CurriculumPart = {
  cohortId: string;
  namespace: Namespace;
  isPreview: boolean;
  /** The area whose addresses its links keep to: the learner's when none is given. Mentors always read in preview. */
  area?: CohortArea;
};

/**
 * The address of a page of the curriculum; in the preview it stays in the preview, which the mentors' areas are without
 * saying so.
 */
export function pagePath(
  { cohortId, namespace, isPreview, area = 'learn' }: CurriculumPart,
  moduleId: string,
  contentId: string,
): string {
  if (namespace === 'OPEN_LMS') return `/open-lms/content?cohortId=${cohortId}&node-id=${contentId}`;
  const path =
    namespace === 'CAREER'
      ? contentPath(area, cohortId, { namespace, topicId: moduleId, contentId })
      : namespace === 'CAPSTONE'
        ? contentPath(area, cohortId, { namespace, stageId: moduleId, contentId })
        : namespace === 'LEARNING'
          ? contentPath(area, cohortId, { namespace, moduleId, contentId })
          : `${contentPath(area, cohortId, { namespace: 'LEARNING', moduleId, contentId })}&namespace=${namespace}`;
  return isPreview && area === 'learn' ? `${path}&preview=true` : path;
}

const PAGES: Partial<Record<CurriculumPart['namespace'], string>> = {
  CAPSTONE: 'capstone',
  REVIEW_DAY: 'evaluation-day',
};
const TITLES: Partial<Record<CurriculumPart['namespace'], string>> = {
  CAPSTONE: 'Capstone',
  REVIEW_DAY: 'Evaluation day',
  OPEN_LMS: 'Missions',
};

/** The address of the map of a part of the course; capstone and evaluation day have pages of their own. */
export function mapPath({ cohortId, namespace, isPreview, area = 'learn' }: CurriculumPart): string {
  if (namespace === 'OPEN_LMS') return '/open-lms';
  const page = PAGES[namespace];
  const query = new URLSearchParams({
    ...(namespace === 'LEARNING' || page ? {} : { namespace }),
    ...(isPreview && area === 'learn' ? { preview: 'true' } : {}),
  }).toString();
  return `${areaPagePath(area, cohortId, page ?? 'curriculum')}${query === '' ? '' : `?${query}`}`;
}

/** What that map is called. */
export const mapTitle = ({ namespace }: CurriculumPart): string => TITLES[namespace] ?? 'Curriculum';
