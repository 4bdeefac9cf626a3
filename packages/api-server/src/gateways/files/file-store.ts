import type { Settings } from '../../settings/settings.ts';
import { createLocalDisk } from './local-disk.ts';

/** `public` contains published photos and the films of courses, served under /media; `private` everything else. */
export type Bucket = 'public' | 'private';

export type Range = { start: number; end: number };

export type FileStore = {
  put: (bucket: Bucket, path: string, content: Uint8Array, contentType: string) => Promise<void>;
  /** @throws when the file does not exist */
  get: (bucket: Bucket, path: string) => Promise<Uint8Array>;
  delete: (bucket: Bucket, path: string) => Promise<void>;
  /** The size of a file in bytes. @throws when the file does not exist */
  size: (bucket: Bucket, path: string) => Promise<number>;
  /** The file as a stream, or its bytes from `start` to `end`, both included; a missing file fails on reading. */
  stream: (bucket: Bucket, path: string, range?: Range) => Promise<ReadableStream<Uint8Array>>;
  /**
   * An address that lets anyone who has it read the file for an hour; null if files are served only through the school.
   */
  link: (bucket: Bucket, path: string) => Promise<string | null>;
};

/** Local disk under PLINTH_HOME, or an S3-compatible service when S3_BUCKET is set. */
export async function createFileStore(settings: Settings): Promise<FileStore> {
  if (!settings.S3_BUCKET) return createLocalDisk(settings.PLINTH_HOME);
  // Loaded on use: a school on its own disk does not wait for it.
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(settings);
}
