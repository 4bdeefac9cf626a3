import { BREAKPOINTS } from '../constants/limits.ts';

/** What the refer banner says and where its button leads (HUB-26..29). */
export const REFER_BANNER = {
  title: 'Refer Friends. Earn Rewards',
  text: 'Earn when your friends enroll in their first course',
  button: 'Learn More',
  path: '/referral-program',
} as const;

/** Whether the refer banner shows: when enabled, on screens narrower than md (HUB-30, HUB-31, D-77). */
export function showsReferBanner(facts: { isEnabled: boolean; viewportWidth: number }): boolean {
  return facts.isEnabled && facts.viewportWidth < BREAKPOINTS.md;
}

/** Whether the hub shows the refer link: with any course (HUB-32). */
export function showsReferLink(courseCount: number): boolean {
  return courseCount > 0;
}
