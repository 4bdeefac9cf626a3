import type { Role } from '../roles/role.ts';

/**
 * Returns where a cohort's card leads its mentors: to onboarding while that is pending, else to the dashboard of the
 * role; without a cohort to /dashboard/mentor.
 */
export function mentorDashboardPath(facts: {
  cohortId: string | null;
  roles: readonly Role[];
  isOnboardingPending: boolean;
}): string {
  if (facts.cohortId === null) return '/dashboard/mentor';
  const id = encodeURIComponent(facts.cohortId);
  if (facts.isOnboardingPending) return `/onboarding?cohortId=${id}`;
  return facts.roles.includes('LEAD_MENTOR') ? `/lm/${id}/dashboard` : `/mentor/${id}/dashboard`;
}
