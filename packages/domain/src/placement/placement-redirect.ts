import { hasCome } from '../cohorts/derive-capstone-info.ts';
import { placementPageOf, placementPath } from '../navigation/placement-paths.ts';
import type { PlacementStatus } from './placement-status.ts';

const INTEREST_FORM_PAGES = ['interest-form', 'interest-form/view', 'interest-form/edit'];

/**
 * Returns where a placement page redirects the learner, or null to stay. A past form date closes the interest form, so
 * nothing may redirect to it from then on; otherwise the two rules would send the learner back and forth. Pages never
 * redirect to themselves.
 */
export function placementRedirect(facts: {
  pathname: string;
  cohortId: string;
  bannerType: PlacementStatus;
  placementFormDate: string | null;
  placementStartDate: string | null;
  noticePeriod: number | null;
  now: string;
}): string | null {
  const page = placementPageOf(facts.pathname);
  if (page === null || facts.bannerType === 'PLACEMENT_FORM_NOT_FILLED') return null;
  const isOnForm = INTEREST_FORM_PAGES.includes(page);
  const home = placementPath('', facts.cohortId);

  if (hasCome(facts.placementFormDate, facts.now)) return isOnForm ? home : null;
  if (facts.bannerType === 'NOT_ELIGIBLE_FOR_PLACEMENT') return page === '' ? null : home;
  if (isOnForm && facts.noticePeriod !== null && hasCome(facts.placementStartDate, facts.now)) return home;
  return facts.noticePeriod === null && !isOnForm ? placementPath('interest-form', facts.cohortId) : null;
}
