/** What leads through a quiz, by its action. */
export const QUIZ_ACTION_TEXTS = { PREV: 'Previous', NEXT: 'Next', SUBMIT: 'Submit' } as const;
