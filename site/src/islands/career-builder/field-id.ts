/** Returns the id of the control of a field or question, for labels and for the links of the error summary. */
export const fieldId = (field: string) => `career-${field}`;
