/** Returns a number of learners as text. */
export const learnersText = (count: number): string => (count === 1 ? '1 learner' : `${count} learners`);
