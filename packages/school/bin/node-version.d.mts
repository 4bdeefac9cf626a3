/** @returns the one-line cause and what to do, or null when this Node runs Plinth (22.12 or newer). */
export function nodeVersionFault(version: string): string | null;
/** Whether this Node strips types only when asked (22.12 to 22.17, 23.0 to 23.5). */
export function needsStripFlag(version: string): boolean;
