/** The title of the learner hub (HUB-01). */
export const LEARNER_HUB_TITLE = 'Learner | Hub';

/** What stands over the courses offered to someone who has none (HUB-04). */
export const FEATURED_COURSES_TITLE = 'Featured courses for you';

/** The banner about an address not verified yet (HUB-16, HUB-17). */
export const UNVERIFIED_EMAIL_BANNER = {
  text: 'Your email verification is pending! Please verify your email.',
  button: 'Verify now',
  path: '/verify-mail',
} as const;

/** The greeting of the learner hub; with a course it says that the courses follow (HUB-02, HUB-03). */
export function hubGreeting(firstName: string, courseCount: number): string {
  const greeting = `Hi ${firstName}!`;
  return courseCount > 0 ? `${greeting} Here are your courses.` : greeting;
}
