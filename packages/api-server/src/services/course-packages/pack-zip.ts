import { zipSync } from 'fflate';
import type { FolderFile } from '../courses/store-course-folder.ts';

/** Packs a course folder as a ZIP for download. The same folder produces the same bytes. */
export function packZip(slug: string, files: readonly FolderFile[], name: string) {
  const entries = Object.fromEntries(files.map(({ path, content }) => [`${slug}/${path}`, content]));
  const zip = zipSync(entries, { mtime: new Date(2000, 0, 1) });
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}.zip"` },
    body: new File([new Uint8Array(zip)], `${name}.zip`, { type: 'application/zip' }),
  };
}
