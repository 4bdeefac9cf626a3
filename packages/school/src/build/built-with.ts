import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file among the pages of a built site that says what it was built with; the server does not serve it. */
export const builtWithPath = (siteFolder: string): string => join(siteFolder, '.built-with.json');

/** Returns what a built site was built with, as text; null if it does not say. */
export const readBuiltWith = (siteFolder: string): Promise<string | null> =>
  readFile(builtWithPath(siteFolder), 'utf8').catch(() => null);
