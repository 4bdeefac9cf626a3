import type { Settings } from '../settings/settings.ts';

/**
 * Where lesson films may come from besides the school: video sites, and the school's own buckets if browsers reach
 * them.
 */
export const videoOrigins = ({
  VIDEO_ORIGINS,
  S3_PUBLIC_ENDPOINT,
}: Pick<Settings, 'VIDEO_ORIGINS' | 'S3_PUBLIC_ENDPOINT'>): string[] => [
  ...VIDEO_ORIGINS,
  ...(S3_PUBLIC_ENDPOINT ? [new URL(S3_PUBLIC_ENDPOINT).origin] : []),
];
