/** Where a drawing of a course lies on the site: `code` is the base product code, `file` its place in the package. */
export const drawingPath = (code: string, file: string) => `/drawings/${code.toLowerCase()}/${file}`;
