/** The service worker's cache for photos of lessons; cleared at sign-out with all other lesson data. */
export const PICTURE_SHELF = 'plinth-pictures';
