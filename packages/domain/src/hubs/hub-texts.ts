/** The title of the learner hub. */
export const LEARNER_HUB_TITLE = 'Learner | Hub';

/** What stands over the courses offered to someone who has none. */
export const FEATURED_COURSES_TITLE = 'Featured courses for you';

/** The banner about an address not verified yet. */
export const UNVERIFIED_EMAIL_BANNER = {
  text: 'Your email verification is pending! Please verify your email.',
  button: 'Verify now',
  path: '/verify-mail',
} as const;

/** Letters and marks that write from right to left, or turn the direction of what follows. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** A name inside a sentence: one that runs the other way is set apart, so that the words around it stay in order. */
const inSentence = (name: string) => (TURNS.test(name) ? `\u2068${name}\u2069` : name);

/**
 * The greeting of a hub; with a course it says that the courses follow. Who has given no name yet is
 * greeted without one.
 */
export function hubGreeting(firstName: string, courseCount: number): string {
  const name = firstName.trim();
  const greeting = name === '' ? 'Hi!' : `Hi ${inSentence(name)}!`;
  return courseCount > 0 ? `${greeting} Here are your courses.` : greeting;
}
