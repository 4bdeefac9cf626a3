import { homedir } from 'node:os';

/** Reads a folder; `~` is the home of the user running the school, as in a shell, never a folder of that name. */
export const readHome = (text: string): string => text.replace(/^~(?=\/|$)/, () => homedir());
