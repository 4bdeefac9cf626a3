import { randomUUID } from 'node:crypto';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { Fault } from '../../fault.ts';
import { adviseOnBucket } from './advise-on-bucket.ts';
import type { Bucket } from './file-store.ts';
import { bucketName, createS3Client, type S3Settings, serviceName } from './s3-client.ts';

const BUCKETS: readonly Bucket[] = ['public', 'private'];

/**
 * Writes, reads and deletes a few bytes in both buckets, which is all that the school does with them later. Does
 * nothing if files are stored on this machine.
 * @throws Fault with one line that says what is wrong and what to change
 */
export async function checkBuckets(settings: S3Settings): Promise<void> {
  if (!settings.S3_BUCKET) return;
  const client = createS3Client(settings, { tries: 1 });
  const where = serviceName(settings);
  try {
    for (const bucket of BUCKETS) {
      const object = { Bucket: bucketName(settings, bucket), Key: `plinth-check/${randomUUID()}` };
      const content = Buffer.from(object.Key);
      try {
        await client.send(new PutObjectCommand({ ...object, Body: content, ContentType: 'text/plain' }));
        const { Body } = await client.send(new GetObjectCommand(object));
        const kept = Buffer.from((await Body?.transformToByteArray()) ?? []);
        await client.send(new DeleteObjectCommand(object));
        if (!kept.equals(content))
          throw new Fault(
            `The bucket ${object.Bucket} at ${where} gives back other bytes than it was given.`,
          );
      } catch (error) {
        if (error instanceof Fault || !(error instanceof Error)) throw error;
        throw new Fault(adviseOnBucket(error, object.Bucket, where).text);
      }
    }
  } finally {
    client.destroy();
  }
}
