/** The title of the learner hub. */
export const LEARNER_HUB_TITLE = 'Learner | Hub';

/** The heading of the courses offered to a person without one. */
export const FEATURED_COURSES_TITLE = 'Featured courses for you';

/** The banner for an unverified email address. */
export const UNVERIFIED_EMAIL_BANNER = {
  text: 'Your email verification is pending! Please verify your email.',
  button: 'Verify now',
  path: '/verify-mail',
} as const;

/** Letters and marks that are written from right to left, or change the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/u;

/**
 * Prepares a name for use in a sentence: one in the other direction is isolated, so that the surrounding text stays in
 * order.
 */
const inSentence = (name: string) => (TURNS.test(name) ? `\u2068${name}\u2069` : name);

/**
 * Returns the greeting of a hub; with a course it announces the courses below. A person who has not entered a name is
 * greeted without one.
 */
export function hubGreeting(firstName: string, courseCount: number): string {
  const name = firstName.trim();
  const greeting = name === '' ? 'Hi!' : `Hi ${inSentence(name)}!`;
  return courseCount > 0 ? `${greeting} Here are your courses.` : greeting;
}
