import { extname } from 'node:path';
import type { Transaction } from '../../db/database.ts';
import { courseFiles, courseFolders } from '../../db/schema/course-packages.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import { isAttachment } from '../course-packages/attachment-types.ts';
import { cleanImage } from '../documents/clean-image.ts';
import { sha256Of } from '../documents/sha256-of.ts';

/** A file of a course folder; the path is relative to the folder, with forward slashes. */
export type FolderFile = { path: string; content: Uint8Array };

/** Formats that browsers play; these files are only in the file store, from where they are served. */
const VIDEO_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};
/** Pictures: in the file store without their metadata, and in the folder as they were handed over. */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const DOWNLOAD_TYPE = 'application/octet-stream';

const extensionOf = (path: string) => extname(path).toLowerCase();
/** Whether a file may be large and is therefore only in the file store. */
export const isLarge = (path: string) => VIDEO_TYPES[extensionOf(path)] !== undefined || isAttachment(path);

/**
 * The path in the public bucket of a picture, a film or its subtitles, or a file to download, named by its content;
 * null for any other file.
 */
export function mediaPathOf({ path, sha256 }: { path: string; sha256: string }): string | null {
  const extension = extensionOf(path);
  const isMedia = isLarge(path) || PICTURE_TYPES[extension] !== undefined;
  return isMedia ? `courses/${sha256}${extension}` : null;
}

/**
 * Stores the pictures, films and files to download of a course folder, photos without their place and camera data. They
 * are named by their content, so storing twice stores once.
 */
export async function storeCourseMedia(store: FileStore, files: readonly FolderFile[]): Promise<void> {
  for (const { path, content } of files) {
    const target = mediaPathOf({ path, sha256: sha256Of(content) });
    const extension = extensionOf(path);
    const film = VIDEO_TYPES[extension];
    const picture = PICTURE_TYPES[extension];
    if (target && isAttachment(path)) await store.put('public', target, content, DOWNLOAD_TYPE);
    if (target && film) await store.put('public', target, content, film);
    if (target && picture) {
      const image = await cleanImage(content, picture);
      await store.put('public', target, image?.content.length ? image.content : content, picture);
    }
  }
}

/** Stores the folder that a version of a course was published from, so that it can be returned later. */
export async function storeCourseFolder(
  tx: Transaction,
  {
    courseId,
    version,
    files,
    note,
    now,
  }: { courseId: string; version: number; files: readonly FolderFile[]; note: string; now: Date },
): Promise<void> {
  const summed = files.map(({ path, content }) => ({ path, content, sha256: sha256Of(content) }));
  for (const file of summed)
    if (!isLarge(file.path))
      await tx
        .insert(courseFiles)
        .values({ sha256: file.sha256, content: Buffer.from(file.content) })
        .onConflictDoNothing();
  await tx.insert(courseFolders).values({
    courseId,
    version,
    note,
    files: summed.map(({ path, sha256 }) => ({ path, sha256 })),
    publishedAt: now,
  });
}
