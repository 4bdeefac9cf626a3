/** The id of the place of a question on the page. */
export const questionPlace = (questionId: string) => `question-${questionId}`;
