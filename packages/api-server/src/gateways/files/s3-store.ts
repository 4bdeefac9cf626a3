import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { adviseOnBucket } from './advise-on-bucket.ts';
import { FileServiceError } from './file-service-error.ts';
import type { Bucket, FileStore, Range } from './file-store.ts';
import { bucketName, createS3Client, type S3Settings, serviceName } from './s3-client.ts';

const diskOf = (client: S3Client, bucket: string) =>
  new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

/** Requested when reading starts, so that a HEAD request holds no connection to the service. */
function streamOfObject(
  client: S3Client,
  object: { Bucket: string; Key: string },
  range: Range | undefined,
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!reader) {
          const { Body } = await client.send(
            new GetObjectCommand({
              ...object,
              ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
            }),
          );
          if (!Body) throw new Error('the file store answered without a file');
          reader = Body.transformToWebStream().getReader();
        }
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** The service's own error, which the driver wraps. */
const said = (error: Error): Error =>
  '$metadata' in error || !(error.cause instanceof Error) ? error : said(error.cause);

/** A file store in two buckets of an S3-compatible service. */
export function createS3Store(settings: S3Settings): FileStore {
  const client = createS3Client(settings);
  const named = (bucket: Bucket) => bucketName(settings, bucket);
  const disks = { public: diskOf(client, named('public')), private: diskOf(client, named('private')) };
  const endpoint = settings.S3_PUBLIC_ENDPOINT;
  // Signed for the address that browsers use, since the signature includes the host.
  const outside = endpoint ? createS3Client(settings, { endpoint }) : null;
  /** @throws FileServiceError for what concerns the service; the original error for what concerns the file */
  const asked = async <T>(bucket: Bucket, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { kind, text } = adviseOnBucket(said(error), named(bucket), serviceName(settings));
      throw kind ? new FileServiceError(kind, text, { cause: error }) : error;
    }
  };
  return {
    put: (bucket, path, content, contentType) =>
      asked(bucket, () => disks[bucket].put(path, content, { contentType })),
    get: (bucket, path) => asked(bucket, () => disks[bucket].getBytes(path)),
    delete: (bucket, path) => asked(bucket, () => disks[bucket].delete(path)),
    size: (bucket, path) => asked(bucket, async () => (await disks[bucket].getMetaData(path)).contentLength),
    stream: async (bucket, path, range) =>
      streamOfObject(client, { Bucket: named(bucket), Key: path }, range),
    link: async (bucket, path) =>
      outside ? diskOf(outside, named(bucket)).getSignedUrl(path, { expiresIn: '1 hour' }) : null,
  };
}
