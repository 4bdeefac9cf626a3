/** What stands over a form of several questions (FEEDBACK-13). */
export const FEEDBACK_HEADER = 'Hi there! Want to help us improve your experience?';

/** The button that puts a form off (FEEDBACK-14). */
export const FEEDBACK_LATER = "I'll do it later";

/** What is said after the last question (FEEDBACK-19). */
export const FEEDBACK_THANKS = 'Your feedback has been received. Thank you for taking the time.';

/** What stands in an empty field of a question that is answered in words (FEEDBACK-28). */
export const FEEDBACK_PLACEHOLDER = 'How can we improve';
