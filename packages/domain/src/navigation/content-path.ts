import type { CohortArea } from './learner-pages.ts';

/** The target of a content link: mid module, cid content, sid stage, tid topic. */
export type ContentTarget =
  | { namespace: 'LEARNING' | 'ONBOARDING' | 'BONUS'; moduleId: string; contentId: string }
  | { namespace: 'CAPSTONE'; stageId: string; contentId: string }
  | { namespace: 'CAREER'; topicId: string; contentId: string }
  | { namespace: 'REVIEW_DAY' };

function suffix(target: ContentTarget): string {
  switch (target.namespace) {
    case 'CAPSTONE':
      return `capstone?${new URLSearchParams({ sid: target.stageId, cid: target.contentId })}`;
    case 'CAREER':
      return `curriculum?${new URLSearchParams({ namespace: 'CAREER', tid: target.topicId, cid: target.contentId })}`;
    case 'REVIEW_DAY':
      return 'evaluation-day';
    default:
      return `curriculum?${new URLSearchParams({ mid: target.moduleId, cid: target.contentId })}`;
  }
}

/** Returns the path of a piece of content in an area of a cohort. */
export function contentPath(area: CohortArea, cohortId: string, target: ContentTarget): string {
  return `/${area}/${encodeURIComponent(cohortId)}/${suffix(target)}`;
}
