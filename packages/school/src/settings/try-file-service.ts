import type { Settings } from '@plinth/api-server/settings/settings';

/**
 * Tries the buckets once before anything is built on them; a school that stores files on its own disk loads no code for
 * it.
 * @throws Fault that states what is wrong with them
 */
export async function tryFileService(
  settings: Pick<
    Settings,
    | 'S3_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_PUBLIC_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >,
): Promise<void> {
  if (!settings.S3_BUCKET) return;
  const { checkBuckets } = await import('@plinth/api-server/gateways/files/check-buckets');
  await checkBuckets(settings);
}
