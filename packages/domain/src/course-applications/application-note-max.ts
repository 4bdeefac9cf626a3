/** The maximum length of a note, question or answer about an application, in characters. */
export const APPLICATION_NOTE_MAX = 2000;
