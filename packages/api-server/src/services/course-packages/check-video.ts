import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { COURSE_MEDIA_MAX_BYTES } from '@plinth/domain/constants/limits';
import type { VideoType } from './course-package.ts';
import type { Report } from './course-package-error.ts';

const HEAD_BYTES = 16;

/** How to recognise each file type by its first bytes. */
const BEGINS: Record<VideoType, (head: Buffer) => boolean> = {
  'video/mp4': (head) => head.toString('latin1', 4, 8) === 'ftyp',
  'video/webm': (head) => head.readUInt32BE(0) === 0x1a45dfa3,
  'text/vtt': (head) => /^(\uFEFF)?WEBVTT/.test(head.toString('utf8')),
};

function headOf(file: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(handle);
  }
  return head;
}

/** Checks that a video, or its subtitles, is of the type its name says and not too large to send to a phone. */
export function checkVideo(file: string, mediaType: VideoType, report: Report): void {
  if (statSync(file).size > COURSE_MEDIA_MAX_BYTES)
    report(
      1,
      `the film is larger than ${COURSE_MEDIA_MAX_BYTES / 1024 / 1024} MB`,
      'make it smaller, cut it, or give the address of a stream (.m3u8)',
    );
  if (BEGINS[mediaType](headOf(file))) return;
  if (mediaType === 'text/vtt') report(1, 'these are not WebVTT subtitles', 'begin the file with WEBVTT');
  else report(1, `this is not a valid ${mediaType.slice(6)} film`, 'export the film again in this format');
}
