import type { S3Location } from './profile-media.ts';

/** The address of a published file: {media base URL}/{bucket}/{path} (D-70). */
export function mediaUrl(mediaBaseUrl: string, location: S3Location): string {
  return `${mediaBaseUrl.replace(/\/+$/, '')}/${location.bucket}/${location.path}`;
}
