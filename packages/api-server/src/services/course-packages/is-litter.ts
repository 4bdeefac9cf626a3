/** What Windows and macOS put into folders and ZIPs by themselves, and Word while a file is open. */
const LITTER = /^(?:__MACOSX|Icon\r|Thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*)$/i;

/** Whether a path names something that a file manager left in a course, and nobody wrote. */
export const isLitter = (path: string): boolean => path.split('/').some((name) => LITTER.test(name));
