/** The header of a form with several questions. */
export const FEEDBACK_HEADER = 'Hi there! Want to help us improve your experience?';

/** The button that postpones a form. */
export const FEEDBACK_LATER = "I'll do it later";

/** The message after the last question. */
export const FEEDBACK_THANKS = 'Your feedback has been received. Thank you for taking the time.';

/** The placeholder of an empty free-text field. */
export const FEEDBACK_PLACEHOLDER = 'How can we improve';
