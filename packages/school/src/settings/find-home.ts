import { resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** PLINTH_HOME as an absolute path; a relative one starts at the project, wherever the command was typed. */
export const findHome = (plinthHome: string): string => resolve(projectRoot, plinthHome);
