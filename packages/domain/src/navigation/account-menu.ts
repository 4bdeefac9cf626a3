import { holdsMentorRole, type Role } from '../roles/role.ts';
import { placementPath } from './placement-paths.ts';

/** One entry of the account menu. */
export type MenuEntry = { label: string; path: string };

/**
 * Returns a person's account menu: hubs and earnings by role, the office for staff, the referral program with at least
 * one current cohort, the placement hub with a placement cohort. Logging out is an action, not an entry.
 */
export function accountMenu(facts: {
  roles: readonly Role[];
  isStaff: boolean;
  userHash: string;
  cohortCount: number;
  placementCohortId: string | null;
}): MenuEntry[] {
  const entries: MenuEntry[] = [];
  const add = (label: string, path: string) => entries.push({ label, path });

  if (!holdsMentorRole(facts.roles)) add('My Courses', '/learner-hub');
  if (facts.roles.includes('INDUSTRIAL_GUIDE')) {
    add('IG Hub', '/ig-hub');
    add('IG Earnings', '/mentor/earnings');
  }
  if (facts.roles.includes('LEAD_MENTOR')) {
    add('Mentor Hub', '/mentor-hub');
    add('My Impact', '/lm/impact');
    add('Mentor Earnings', '/lm/earnings');
  }
  if (facts.isStaff) add('Office', '/office');
  add('My Profile', `/user-profile?userHash=${encodeURIComponent(facts.userHash)}`);
  add('Billing', '/billing');
  add('Documents', '/documents');
  add('Account settings', '/account-settings');
  if (facts.cohortCount > 0) add('Referral Program', '/referral-program');
  if (facts.placementCohortId !== null) add('Placement Hub', placementPath('', facts.placementCohortId));
  return entries;
}
