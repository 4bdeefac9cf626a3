/** What zod says of its own accord of a check that was given no words: written for whoever makes the call. */
const OF_ZOD = /^(Invalid|Too small|Too big|Unrecognized)\b/;

/**
 * The details of a refusal because of fields: the words for the first that has some. They are read by people, so the
 * path is left to `fields`; without words the message of the refusal says more.
 */
export function toldDetails(fields: readonly { message: string }[]): { details?: string } {
  const told = fields.find(({ message }) => !OF_ZOD.test(message));
  return told ? { details: told.message } : {};
}
