import { homedir } from 'node:os';

/** A folder; `~` is that of who runs the school, as a shell would have it, and never a folder of this name. */
export const readHome = (text: string): string => text.replace(/^~(?=\/|$)/, () => homedir());
