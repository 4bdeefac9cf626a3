import { S3Client } from '@aws-sdk/client-s3';
import type { Settings } from '../../settings/settings.ts';
import type { Bucket } from './file-store.ts';

export type S3Settings = Pick<
  Settings,
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_PUBLIC_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;

/** A service that does not answer is reported as unreachable, instead of blocking the reader. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;

export const bucketName = ({ S3_BUCKET }: S3Settings, bucket: Bucket) => `${S3_BUCKET}-${bucket}`;

/** @param endpoint the service's address; without one it is Amazon's own of the region */
export function createS3Client(
  settings: S3Settings,
  { endpoint = settings.S3_ENDPOINT, tries = 3 }: { endpoint?: string | undefined; tries?: number } = {},
): S3Client {
  return new S3Client({
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    region: settings.S3_REGION,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: tries,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // The checksums that the client would add by default are framed in a way that services other than Amazon's store as
    // content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** Where the files are stored, in terms a person recognises. */
export const serviceName = ({ S3_ENDPOINT, S3_REGION }: Pick<S3Settings, 'S3_ENDPOINT' | 'S3_REGION'>) =>
  S3_ENDPOINT ? new URL(S3_ENDPOINT).host : `Amazon S3, ${S3_REGION}`;
