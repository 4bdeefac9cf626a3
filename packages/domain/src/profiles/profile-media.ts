import * as z from 'zod/mini';
import { ProfileMediaKey } from './profile-media-key.ts';

/** The location of a published file; mediaUrl builds its address. */
export const S3Location = z.object({
  bucket: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'This is not a valid bucket')),
  path: z.string().check(
    z.maxLength(1024),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'This is not a valid path'),
    z.refine((path) => !path.split('/').includes('..'), 'This is not a valid path'),
  ),
});
export type S3Location = z.infer<typeof S3Location>;

/**
 * One piece of profile media. `url` is an expiring link on this origin, present on unpublished media when a profile is
 * read.
 */
export const ProfileMedia = z.object({
  key: ProfileMediaKey,
  s3Location: S3Location,
  url: z.optional(z.string()),
});
export type ProfileMedia = z.infer<typeof ProfileMedia>;

/** Returns the location of a profile's photo, or null if it has none. */
export function photoOf(profileMedia: readonly ProfileMedia[]): S3Location | null {
  return profileMedia.find((media) => media.key === 'WEBSITE_PROFILE')?.s3Location ?? null;
}
