import { hasCome } from '../cohorts/derive-capstone-info.ts';
import { placementPageOf, placementPath } from '../navigation/placement-paths.ts';
import type { PlacementStatus } from './placement-status.ts';

const INTEREST_FORM_PAGES = ['interest-form', 'interest-form/view', 'interest-form/edit'];

/**
 * Where a placement page sends the learner on to, or null to stay. A passed form date closes
 * the interest form, so that from then on nothing leads to it either; without that the two rules would send the
 * learner back and forth. Pages are never redirected to themselves.
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
