/** Returns the id of the control that answers a question, for labels and for the links of the error summary. */
export const fieldId = (questionId: string) => `apply-${questionId}`;
