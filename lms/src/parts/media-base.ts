/** Where published photos lie: on the own origin unless a school says otherwise. */
export const MEDIA_BASE = '/media';
