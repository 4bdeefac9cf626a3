import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Bucket, FileStore, Range } from './file-store.ts';

const PIECE = 64 * 1024;

/**
 * Reads only as far as the consumer pulls, and opens nothing before that: a HEAD request leaves no open file behind.
 */
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

/** A file store in folders of this machine, one per bucket. */
export function createLocalDisk(home: string): FileStore {
  const folder = (bucket: Bucket) => join(home, 'files', bucket);
  const disk = (bucket: Bucket) =>
    new Disk(new FSDriver({ location: folder(bucket), visibility: 'private' }));
  const disks = { public: disk('public'), private: disk('private') };
  return {
    // Written beside its destination and moved there whole: a full disk leaves neither half a file nor a broken old
    // one.
    put: async (bucket, path, content, contentType) => {
      const draft = `${path}.${randomUUID()}`;
      try {
        await disks[bucket].put(draft, content, { contentType });
        await rename(join(folder(bucket), draft), join(folder(bucket), path));
      } catch (error) {
        await disks[bucket].delete(draft).catch(() => {});
        throw error;
      }
    },
    get: async (bucket, path) => disks[bucket].getBytes(path),
    delete: async (bucket, path) => disks[bucket].delete(path),
    size: async (bucket, path) => (await disks[bucket].getMetaData(path)).contentLength,
    stream: async (bucket, path, range) => streamOfFile(join(folder(bucket), path), range),
    link: async () => null,
  };
}
