type Payer = { firstName: string; lastName: string; emailId: string };

/** Describes who pays: the names that are known, and the address. */
export const payerText = ({ firstName, lastName, emailId }: Payer): string =>
  [`${firstName} ${lastName}`.trim(), emailId].filter((text) => text !== '').join(', ');
