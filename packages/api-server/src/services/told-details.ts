/** zod's default messages for checks without a text, which address whoever makes the call. */
const OF_ZOD = /^(Invalid|Too small|Too big|Unrecognized)\b/;

/**
 * Returns the details of a refusal caused by fields: the message of the first field that has one. People read them, so
 * the path is left to `fields`; without such a message the refusal's own says more.
 */
export function toldDetails(fields: readonly { message: string }[]): { details?: string } {
  const told = fields.find(({ message }) => !OF_ZOD.test(message));
  return told ? { details: told.message } : {};
}
