/** The address under which a course is written; `open` is the path of what is open of it. */
export const editorPath = (code: string, open?: string): string =>
  `/office/courses/${code}/edit${open === undefined ? '' : `?open=${encodeURIComponent(open)}`}`;
