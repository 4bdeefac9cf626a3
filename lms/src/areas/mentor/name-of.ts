/** Returns a learner's full name, as far as it is known. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');
