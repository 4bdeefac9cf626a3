/** A message with its full stop, where another sentence follows it. */
export const asSentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
