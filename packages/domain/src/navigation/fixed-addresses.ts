/** The base path of the built app: a prefix no page of the site can have. */
export const APP_BASE = '/_lms/';

/** The document served for every page of the app. */
export const APP_SHELL = `${APP_BASE}index.html`;

export const APP_WORKER = `${APP_BASE}sw.js`;

/** Pictures and videos of courses, each named by its content hash. */
export const COURSE_MEDIA = '/media/course/';

export const PICTURE_TYPES = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' };

/** The base path for refusing mails of a list by the link in one of them. */
export const MAILS_PATH = '/mails';

/** The next cohorts of the catalogue, as RSS. */
export const COURSE_FEED = '/courses.rss';
