import type { Namespace } from '../curriculum/namespace.ts';
import { contentPath } from './content-path.ts';
import { areaPagePath, type CohortArea } from './learner-pages.ts';

/** A part of a cohort's course, as seen by a reader. */
export type CurriculumPart = {
  cohortId: string;
  namespace: Namespace;
  isPreview: boolean;
  /** The area used in its links: the learner's by default. Mentors always read in preview. */
  area?: CohortArea;
};

/**
 * Returns the path of a curriculum page; in the preview it stays in the preview, which is implicit in the mentors'
 * areas.
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

/** Returns the path of the map of a part of the course; capstone and evaluation day have separate pages. */
export function mapPath({ cohortId, namespace, isPreview, area = 'learn' }: CurriculumPart): string {
  if (namespace === 'OPEN_LMS') return '/open-lms';
  const page = PAGES[namespace];
  const query = new URLSearchParams({
    ...(namespace === 'LEARNING' || page ? {} : { namespace }),
    ...(isPreview && area === 'learn' ? { preview: 'true' } : {}),
  }).toString();
  return `${areaPagePath(area, cohortId, page ?? 'curriculum')}${query === '' ? '' : `?${query}`}`;
}

/** Returns the title of that map. */
export const mapTitle = ({ namespace }: CurriculumPart): string => TITLES[namespace] ?? 'Curriculum';
