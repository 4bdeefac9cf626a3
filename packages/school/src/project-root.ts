import { fileURLToPath } from 'node:url';

/** The folder that contains site, lms and packages: relative paths of the configuration start here. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));
