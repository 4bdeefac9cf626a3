import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { z } from 'zod/mini';
import type { FolderFile } from '../courses/store-course-folder.ts';
import { CoursePackageError } from './course-package-error.ts';
import { readPackageFolder } from './read-package-folder.ts';
import type { ZipReading } from './read-zip.ts';
import { unpackZip, ZipError } from './unpack-zip.ts';

/** Unpacks the folder to a temporary directory, since the course reader reads from disk. */
function read(zip: Uint8Array, tmp: string): ZipReading {
  const root = mkdtempSync(join(tmp, 'plinth-course-'));
  let unpacked: FolderFile[] | null = null;
  try {
    const { slug, files } = unpackZip(zip);
    unpacked = [...files].map(([path, content]) => ({ path, content }));
    const dir = join(root, slug);
    for (const [path, content] of files) {
      const file = join(dir, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    return { faults: [], read: readPackageFolder(dir), files: unpacked };
  } catch (error) {
    if (error instanceof CoursePackageError)
      return { faults: [...error.problems], read: null, files: unpacked };
    if (error instanceof ZipError)
      return {
        faults: [{ file: error.file || 'ZIP', line: 1, what: error.message, mend: error.mend }],
        read: null,
        files: null,
      };
    throw error;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const Asked = z.object({ zip: z.instanceof(Uint8Array), tmp: z.string() });
parentPort?.on('message', (asked) => {
  const { zip, tmp } = Asked.parse(asked);
  parentPort?.postMessage(read(zip, tmp));
});
