/** What stands over a form of several questions. */
export const FEEDBACK_HEADER = 'Hi there! Want to help us improve your experience?';

/** The button that puts a form off. */
export const FEEDBACK_LATER = "I'll do it later";

/** What is said after the last question. */
export const FEEDBACK_THANKS = 'Your feedback has been received. Thank you for taking the time.';

/** What stands in an empty field of a question that is answered in words. */
export const FEEDBACK_PLACEHOLDER = 'How can we improve';
