/** The navigation labels of a quiz, by action. */
export const QUIZ_ACTION_TEXTS = { PREV: 'Previous', NEXT: 'Next', SUBMIT: 'Submit' } as const;
