import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from '../../settings/settings.ts';

/** `public` holds published photos and the films of courses, served under /media; `private` everything else (D-70). */
export type Bucket = 'public' | 'private';

export type FileStore = {
  put: (bucket: Bucket, path: string, content: Uint8Array, contentType: string) => Promise<void>;
  /** @throws when the file is not there */
  get: (bucket: Bucket, path: string) => Promise<Uint8Array>;
  delete: (bucket: Bucket, path: string) => Promise<void>;
  /** How many bytes a file has. @throws when the file is not there */
  size: (bucket: Bucket, path: string) => Promise<number>;
  /** The bytes from `start` to `end`, both included. */
  slice: (bucket: Bucket, path: string, range: { start: number; end: number }) => Promise<Uint8Array>;
  /** An address where whoever holds it reads the file for an hour; null where files lie on this machine. */
  link: (bucket: Bucket, path: string) => Promise<string | null>;
};

async function sliceOfFile(file: string, { start, end }: { start: number; end: number }) {
  const handle = await open(file);
  try {
    const content = new Uint8Array(end - start + 1);
    const { bytesRead } = await handle.read(content, 0, content.length, start);
    return content.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function openDisk(settings: Settings, bucket: Bucket): Promise<Disk> {
  if (!settings.S3_BUCKET)
    return new Disk(
      new FSDriver({ location: join(settings.PLINTH_HOME, 'files', bucket), visibility: 'private' }),
    );
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      credentials: {
        accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
      },
      region: settings.S3_REGION,
      ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
      bucket: `${settings.S3_BUCKET}-${bucket}`,
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

/** Local disk under PLINTH_HOME, or an S3-compatible service when S3_BUCKET is set. */
export async function createFileStore(settings: Settings): Promise<FileStore> {
  const disks = { public: await openDisk(settings, 'public'), private: await openDisk(settings, 'private') };
  return {
    put: (bucket, path, content, contentType) => disks[bucket].put(path, content, { contentType }),
    get: (bucket, path) => disks[bucket].getBytes(path),
    delete: (bucket, path) => disks[bucket].delete(path),
    size: async (bucket, path) => (await disks[bucket].getMetaData(path)).contentLength,
    slice: async (bucket, path, range) =>
      settings.S3_BUCKET
        ? (await disks[bucket].getBytes(path)).subarray(range.start, range.end + 1)
        : sliceOfFile(join(settings.PLINTH_HOME, 'files', bucket, path), range),
    link: async (bucket, path) =>
      settings.S3_BUCKET ? disks[bucket].getSignedUrl(path, { expiresIn: '1 hour' }) : null,
  };
}
