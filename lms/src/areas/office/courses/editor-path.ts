/** The address under which a course is written; `open` is the path of what is open of it, `field` what has the focus there. */
export const editorPath = (code: string, open?: string, field = ''): string =>
  `/office/courses/${code}/edit${open === undefined ? '' : `?open=${encodeURIComponent(open)}`}${field && `#${encodeURI(field)}`}`;
