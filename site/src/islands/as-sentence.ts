/** Returns a message ending in a full stop, so that another sentence can follow. */
export const asSentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`);
