import type { Settings } from '../../settings/settings.ts';
import { createLocalDisk } from './local-disk.ts';

/** `public` holds published photos and the films of courses, served under /media; `private` everything else. */
export type Bucket = 'public' | 'private';

export type Range = { start: number; end: number };

export type FileStore = {
  put: (bucket: Bucket, path: string, content: Uint8Array, contentType: string) => Promise<void>;
  /** @throws when the file is not there */
  get: (bucket: Bucket, path: string) => Promise<Uint8Array>;
  delete: (bucket: Bucket, path: string) => Promise<void>;
  /** How many bytes a file has. @throws when the file is not there */
  size: (bucket: Bucket, path: string) => Promise<number>;
  /** The file as it is read, or its bytes from `start` to `end`, both included; one that is not there fails as it is read. */
  stream: (bucket: Bucket, path: string, range?: Range) => Promise<ReadableStream<Uint8Array>>;
  /** An address where whoever holds it reads the file for an hour; null where files come through the school alone. */
  link: (bucket: Bucket, path: string) => Promise<string | null>;
};

/** Local disk under PLINTH_HOME, or an S3-compatible service when S3_BUCKET is set. */
export async function createFileStore(settings: Settings): Promise<FileStore> {
  if (!settings.S3_BUCKET) return createLocalDisk(settings.PLINTH_HOME);
  // Loaded where it is used: a school on its own disk does not wait for it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(settings);
}
