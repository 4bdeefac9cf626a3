import * as z from 'zod/mini';

/** The kind of a piece of profile media; WEBSITE_PROFILE is the photo. */
export const PROFILE_MEDIA_KEYS = ['WEBSITE_PROFILE', 'INTRODUCTION_VIDEO', 'DOCUMENT'] as const;
export const ProfileMediaKey = z.enum(PROFILE_MEDIA_KEYS);
export type ProfileMediaKey = z.infer<typeof ProfileMediaKey>;
