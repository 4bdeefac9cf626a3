/**
 * Returns the address of a course drawing on the site: `code` is the base product code, `file` its path in the package.
 */
export const drawingPath = (code: string, file: string) => `/drawings/${code.toLowerCase()}/${file}`;
