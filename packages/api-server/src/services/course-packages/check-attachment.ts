import { statSync } from 'node:fs';
import type { Report } from './course-package-error.ts';

const MAX_BYTES = 50 * 1024 * 1024;

/** Checks that a file to download is not empty and no larger than a film may be. */
export function checkAttachment(file: string, report: Report): void {
  const { size } = statSync(file);
  if (size === 0) report(1, 'the file is empty', 'save it again, or remove it');
  if (size > MAX_BYTES)
    report(
      1,
      `the file is ${(size / 1024 / 1024).toFixed(1)} MB large, and 50 MB may be downloaded`,
      'make it smaller, or link to where it is',
    );
}
