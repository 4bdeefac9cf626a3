/** Files that Windows and macOS add to folders and ZIPs automatically, and Word while a file is open. */
const LITTER = /^(?:__MACOSX|Icon\r|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*)$/i;

/** Whether a path names something that a file manager left in a course. */
export const isLitter = (path: string): boolean => path.split('/').some((name) => LITTER.test(name));
