import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Settings } from '../../settings/settings.ts';

/** `public` holds published photos and the films of courses, served under /media; `private` everything else (D-70). */
export type Bucket = 'public' | 'private';

type Range = { start: number; end: number };

export type FileStore = {
  put: (bucket: Bucket, path: string, content: Uint8Array, contentType: string) => Promise<void>;
  /** @throws when the file is not there */
  get: (bucket: Bucket, path: string) => Promise<Uint8Array>;
  delete: (bucket: Bucket, path: string) => Promise<void>;
  /** How many bytes a file has. @throws when the file is not there */
  size: (bucket: Bucket, path: string) => Promise<number>;
  /** The file as it is read, or its bytes from `start` to `end`, both included. @throws when it is not there */
  stream: (bucket: Bucket, path: string, range?: Range) => Promise<ReadableStream<Uint8Array>>;
  /** An address where whoever holds it reads the file for an hour; null where files lie on this machine. */
  link: (bucket: Bucket, path: string) => Promise<string | null>;
};

const PIECE = 64 * 1024;

/** Reads only as far as somebody takes, and opens nothing before that: a HEAD request leaves no open file behind. */
function streamOfFile(
  file: string,
  { start, end }: Range = { start: 0, end: Number.MAX_SAFE_INTEGER },
): ReadableStream<Uint8Array> {
  let handle: FileHandle | undefined;
  let at = start;
  return new ReadableStream(
    {
      async pull(controller) {
        handle ??= await open(file);
        const piece = new Uint8Array(Math.min(PIECE, end - at + 1));
        const { bytesRead } = await handle.read(piece, 0, piece.length, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead));
        if (bytesRead > 0 && at <= end) return;
        await handle.close();
        controller.close();
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

/** A part of what lies in a bucket: read there by a signed address, since the driver knows whole files alone. */
async function streamOfLink(link: string, range: Range | undefined): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(link, range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {});
  if (!answer.body || answer.status !== (range ? 206 : 200)) {
    await answer.body?.cancel();
    throw new Error(`the file store answered ${answer.status}`);
  }
  return answer.body;
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
    stream: async (bucket, path, range) =>
      settings.S3_BUCKET
        ? streamOfLink(await disks[bucket].getSignedUrl(path, { expiresIn: '5 minutes' }), range)
        : streamOfFile(join(settings.PLINTH_HOME, 'files', bucket, path), range),
    link: async (bucket, path) =>
      settings.S3_BUCKET ? disks[bucket].getSignedUrl(path, { expiresIn: '1 hour' }) : null,
  };
}
