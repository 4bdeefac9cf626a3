/** Tells staff why a group was opened automatically. @param others how many groups the cohort had before */
export const whyNew = (others: number): string =>
  others === 0 ? 'it is the first one.' : 'all other groups are full.';
