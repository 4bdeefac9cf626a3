import { readFileSync, statSync } from 'node:fs';
import { cleanImageNow } from '../documents/clean-image.ts';
import type { PictureType } from './course-package.ts';
import type { Report } from './course-package-error.ts';

const MOST_MEGABYTES = 2;
/** Twice the width of a lesson on the finest screens, so that enlarging a picture still shows more detail. */
const LONGEST_SIDE = 4000;

const BEGINS: Record<PictureType, (head: Buffer) => boolean> = {
  'image/png': (head) => head.readUInt32BE(0) === 0x89504e47,
  'image/jpeg': (head) => head.readUIntBE(0, 3) === 0xffd8ff,
  'image/webp': (head) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
};

const MEND = `save it smaller: 2000 pixels wide and ${MOST_MEGABYTES} MB are plenty, and most learners read on a phone`;

/**
 * Checks that a picture is of the type its name says and not too large to send to a phone; returns its size in pixels.
 */
export function checkPicture(
  file: string,
  mediaType: PictureType,
  report: Report,
): { width: number; height: number } | null {
  const { size } = statSync(file);
  if (size > MOST_MEGABYTES * 1024 * 1024) {
    report(1, `the picture is ${(size / 1024 / 1024).toFixed(1)} MB large`, MEND);
    return null;
  }
  const bytes = readFileSync(file);
  const image = bytes.length > 12 && BEGINS[mediaType](bytes) ? cleanImageNow(bytes, mediaType) : null;
  if (!image) {
    report(
      1,
      `this is not a valid ${mediaType.slice(6).toUpperCase()} picture`,
      'export the picture again in this format',
    );
    return null;
  }
  const { width, height } = image;
  if (Math.max(width, height) > LONGEST_SIDE)
    report(1, `the picture is ${width} × ${height} pixels large`, MEND);
  return { width, height };
}
