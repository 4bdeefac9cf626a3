import type { ProductType } from '../catalog/product-type.ts';
import type { CohortTag } from '../cohorts/cohort-tag.ts';

/**
 * Returns the target of the button on a learner's course card, trying the rules in the order of the spec: with both
 * tags onboarding-v2 wins. A cohort of the FREEMIUM group is an open course, whose missions are in a separate area,
 * whatever its tags.
 */
export function cohortEntryPath(facts: {
  cohortId: string;
  tags: readonly CohortTag[];
  productType: ProductType;
  isOnboardingPending: boolean;
  /** Whether the cohort is an open course. */
  isOpenCourse?: boolean;
}): string {
  if (facts.isOpenCourse) return '/open-lms';
  const id = encodeURIComponent(facts.cohortId);
  const isV2 = facts.tags.includes('onboarding-v2');
  if (isV2 || facts.tags.includes('new-lms3')) {
    const tag = isV2 ? 'onboarding-v2' : 'onboarding';
    return facts.isOnboardingPending
      ? `/onboarding?cohortId=${id}&page=landingPage&tag=${tag}`
      : `/learn/${id}/dashboard`;
  }
  if (facts.tags.includes('new-lms2')) return `/course?cohort-id=${id}`;
  return facts.productType === 'COHORT' ? `/courses/cohort?id=${id}` : `/dashboard/onlineWorkshop?id=${id}`;
}
