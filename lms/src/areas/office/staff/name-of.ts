/** A person's display name; the address if no name was given. */
export const nameOf = (person: { firstName: string; lastName: string; emailId: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.emailId;
