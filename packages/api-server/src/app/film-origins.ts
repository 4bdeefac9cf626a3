import type { Settings } from '../settings/settings.ts';

/** Where films of lessons may come from besides the school: sites of films, and its own buckets where browsers reach them. */
export const filmOrigins = ({
  VIDEO_ORIGINS,
  S3_PUBLIC_ENDPOINT,
}: Pick<Settings, 'VIDEO_ORIGINS' | 'S3_PUBLIC_ENDPOINT'>): string[] => [
  ...VIDEO_ORIGINS,
  ...(S3_PUBLIC_ENDPOINT ? [new URL(S3_PUBLIC_ENDPOINT).origin] : []),
];
