/** The location of published photos: the app's own origin unless a school configures another. */
export const MEDIA_BASE = '/media';
