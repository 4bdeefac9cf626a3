import type { ProfileStatus } from '../profiles/profile-status.ts';
import { holdsMentorRole, type Role } from '../roles/role.ts';
import { isAuthPage } from './auth-pages.ts';
import { safeCallbackPath } from './safe-callback-path.ts';

/** Returns where mentors and guides complete their profile, or null if it is complete. */
export function profileCompletionPath(facts: {
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  userHash: string;
}): string | null {
  if (!holdsMentorRole(facts.roles) || facts.profileStatus === 'COMPLETED') return null;
  return facts.profileStatus.includes('FILLED')
    ? `/user-profile?userHash=${encodeURIComponent(facts.userHash)}`
    : '/onboarding/mentor';
}

/** Returns a person's hub; a person with both mentor roles counts as a lead mentor. */
export function hubPath(roles: readonly Role[]): '/mentor-hub' | '/ig-hub' | '/learner-hub' {
  if (roles.includes('LEAD_MENTOR')) return '/mentor-hub';
  return roles.includes('INDUSTRIAL_GUIDE') ? '/ig-hub' : '/learner-hub';
}

/** Staff without a course or a mentor role: the hubs would be empty for them. */
function worksOnlyInOffice(facts: {
  roles: readonly Role[];
  isStaff: boolean;
  cohortCount: number;
}): boolean {
  return facts.isStaff && facts.cohortCount === 0 && !holdsMentorRole(facts.roles);
}

function callbackPath(search: string): string | null {
  const query = new URLSearchParams(search);
  const target = safeCallbackPath(query.get('callbackUrl'));
  if (target === null) return null;

  const [beforeHash = '', hash] = target.split(/#(.*)/s);
  const [path = '', targetSearch = ''] = beforeHash.split(/\?(.*)/s);
  if (isAuthPage(path)) return null;

  const targetKeys = new Set(new URLSearchParams(targetSearch).keys());
  const added = new URLSearchParams();
  for (const [key, value] of query) {
    if (key !== 'callbackUrl' && !targetKeys.has(key)) added.append(key, value);
  }
  const merged = [targetSearch, added.toString()].filter((part) => part !== '').join('&');
  return `${path}${merged === '' ? '' : `?${merged}`}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Returns where a person lands after signing in: incomplete mentors complete their profile; then a callbackUrl on this
 * origin, with the other query parameters appended; then the open course if the first FREEMIUM cohort is active, in any
 * case; then the hub of the role, which is the office for staff who neither teach nor learn here.
 */
export function landingPath(facts: {
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  userHash: string;
  firstFreemiumCohort: { cohort: { status: string } } | null;
  isStaff: boolean;
  /** The number of cohorts they are in, excluding those left by transfer or cancellation. */
  cohortCount: number;
  search: string;
}): string {
  const isOpenCourseActive = facts.firstFreemiumCohort?.cohort.status.toLowerCase() === 'active';
  return (
    profileCompletionPath(facts) ??
    callbackPath(facts.search) ??
    (isOpenCourseActive ? '/open-lms' : worksOnlyInOffice(facts) ? '/office' : hubPath(facts.roles))
  );
}
