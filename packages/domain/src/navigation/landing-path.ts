import type { ProfileStatus } from '../profiles/profile-status.ts';
import { holdsMentorRole, type Role } from '../roles/role.ts';
import { isAuthPage } from './auth-pages.ts';
import { safeCallbackPath } from './safe-callback-path.ts';

/** Where mentors and guides complete their profile, or null when it is complete (ROUTE-07, ROUTE-08, MENTOR-03). */
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

/** The hub of a person; who holds both mentor roles counts as a lead mentor (ROUTE-02..04, D-04). */
export function hubPath(roles: readonly Role[]): '/mentor-hub' | '/ig-hub' | '/learner-hub' {
  if (roles.includes('LEAD_MENTOR')) return '/mentor-hub';
  return roles.includes('INDUSTRIAL_GUIDE') ? '/ig-hub' : '/learner-hub';
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
 * Where someone who has just signed in lands (ROUTE-01..08, in the order of D-04): incomplete mentors complete their
 * profile; then a callbackUrl of the own origin, with the other query parameters appended; then the open course when
 * the first FREEMIUM cohort is active, in any case of letters (D-05); then the hub of the role.
 */
export function landingPath(facts: {
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  userHash: string;
  firstFreemiumCohort: { cohort: { status: string } } | null;
  search: string;
}): string {
  const isOpenCourseActive = facts.firstFreemiumCohort?.cohort.status.toLowerCase() === 'active';
  return (
    profileCompletionPath(facts) ??
    callbackPath(facts.search) ??
    (isOpenCourseActive ? '/open-lms' : hubPath(facts.roles))
  );
}
