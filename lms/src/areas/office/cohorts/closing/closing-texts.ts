/** How many there are, in words. */
export const learnersText = (count: number): string => (count === 1 ? '1 learner' : `${count} learners`);
