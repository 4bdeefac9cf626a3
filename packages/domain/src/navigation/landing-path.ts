import type { ProfileStatus } from '../profiles/profile-status.ts';
import { holdsMentorRole, type Role } from '../roles/role.ts';
import { isAuthPage } from './auth-pages.ts';
import { safeCallbackPath } from './safe-callback-path.ts';

/** Where mentors and guides complete their profile, or null when it is complete. */
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

/** The hub of a person; who holds both mentor roles counts as a lead mentor. */
export function hubPath(roles: readonly Role[]): '/mentor-hub' | '/ig-hub' | '/learner-hub' {
  if (roles.includes('LEAD_MENTOR')) return '/mentor-hub';
  return roles.includes('INDUSTRIAL_GUIDE') ? '/ig-hub' : '/learner-hub';
}

/** Staff without a course and without a mentor role: the hubs would have nothing for them. */
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
 * Where someone who has just signed in lands: incomplete mentors complete their
 * profile; then a callbackUrl of the own origin, with the other query parameters appended; then the open course when
 * the first FREEMIUM cohort is active, in any case of letters; then the hub of the role, which for staff who
 * neither teach nor learn here is the office.
 */
export function landingPath(facts: {
  roles: readonly Role[];
  profileStatus: ProfileStatus;
  userHash: string;
  firstFreemiumCohort: { cohort: { status: string } } | null;
  isStaff: boolean;
  /** How many cohorts they are in, those left by transfer or cancellation not counted. */
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
