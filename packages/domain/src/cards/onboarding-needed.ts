import type { CohortTag } from '../cohorts/cohort-tag.ts';
import type { ProfileStatus } from '../profiles/profile-status.ts';
import type { Progress } from '../progress/progress.ts';
import { holdsMentorRole, type Role } from '../roles/role.ts';

const NEEDS_ONBOARDING: readonly ProfileStatus[] = [
  'NOT_COMPLETED',
  'FILLED_BASIC_DETAILS',
  'FILLED_EDUCATION_FORM',
];

/**
 * Returns whether onboarding is required before a cohort. For mentors, and for learners outside onboarding-v2, the
 * profile status decides; for learners of an onboarding-v2 cohort their onboarding there does.
 */
export function onboardingNeeded(facts: {
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  tags: readonly CohortTag[];
  cohortOnboardingStatus: Progress | null;
}): boolean {
  if (!holdsMentorRole(facts.roles) && facts.tags.includes('onboarding-v2')) {
    return facts.cohortOnboardingStatus !== 'COMPLETED';
  }
  return NEEDS_ONBOARDING.includes(facts.profileStatus);
}
