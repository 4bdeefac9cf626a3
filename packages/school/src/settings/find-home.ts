import { resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Returns PLINTH_HOME as an absolute path; a relative one starts at the project root, regardless of the current folder.
 */
export const findHome = (plinthHome: string): string => resolve(projectRoot, plinthHome);
