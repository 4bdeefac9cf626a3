import { statSync } from 'node:fs';
import { COURSE_MEDIA_MAX_BYTES } from '@plinth/domain/constants/limits';
import type { Report } from './course-package-error.ts';

/** Checks that a file to download is not empty and no larger than a film may be. */
export function checkAttachment(file: string, report: Report): void {
  const { size } = statSync(file);
  if (size === 0) report(1, 'the file is empty', 'save it again, or remove it');
  if (size > COURSE_MEDIA_MAX_BYTES)
    report(
      1,
      `the file is ${(size / 1024 / 1024).toFixed(1)} MB large, and ${COURSE_MEDIA_MAX_BYTES / 1024 / 1024} MB may be downloaded`,
      'make it smaller, or link to where it is',
    );
}
