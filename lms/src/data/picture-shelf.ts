/** The shelf of the service worker for photos of lessons; forgotten at sign-out with everything else of a lesson. */
export const PICTURE_SHELF = 'plinth-pictures';
