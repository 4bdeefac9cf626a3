import type { ProfileMedia, S3Location } from './profile-media.ts';

/** Returns the address of a published file: {media base URL}/{bucket}/{path}. */
export function mediaUrl(mediaBaseUrl: string, location: S3Location): string {
  return `${mediaBaseUrl.replace(/\/+$/, '')}/${location.bucket}/${location.path}`;
}

/** Returns the address of a piece of profile media: its link if it has one, else its published address. */
export const addressOfMedia = (mediaBaseUrl: string, { url, s3Location }: ProfileMedia): string =>
  url ?? mediaUrl(mediaBaseUrl, s3Location);
