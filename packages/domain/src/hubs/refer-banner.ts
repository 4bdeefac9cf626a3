/** The text of the refer banner and its button's target. */
export const REFER_BANNER = {
  title: 'Refer Friends. Earn Rewards',
  text: 'Earn when your friends enroll in their first course',
  button: 'Learn More',
  path: '/referral-program',
} as const;

/** Whether the refer banner is shown: if enabled, on narrow screens. */
export function showsReferBanner(facts: { isEnabled: boolean; isNarrow: boolean }): boolean {
  return facts.isEnabled && facts.isNarrow;
}

/** Whether the hub shows the refer link: with any course. */
export function showsReferLink(courseCount: number): boolean {
  return courseCount > 0;
}
