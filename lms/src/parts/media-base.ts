/** Where published photos lie: on the own origin unless a school says otherwise (D-70). */
export const MEDIA_BASE = '/media';
