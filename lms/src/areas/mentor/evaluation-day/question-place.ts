/** Returns the element id of a question on the page. */
export const questionPlace = (questionId: string) => `question-${questionId}`;
