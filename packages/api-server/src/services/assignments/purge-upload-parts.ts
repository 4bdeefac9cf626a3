import { lt } from 'drizzle-orm';
import { uploadParts } from '../../db/schema/upload-parts.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import { partPath } from './upload-part-rows.ts';

const KEPT_MS = 3 * 86_400_000;

/** Deletes parts of files that have been incomplete for three days. @returns how many */
export async function purgeUploadParts(deps: Deps): Promise<number> {
  const gone = await deps.db
    .delete(uploadParts)
    .where(lt(uploadParts.createdAt, new Date(deps.now().getTime() - KEPT_MS)))
    .returning();
  forgetFiles(deps, 'private', gone.map(partPath));
  return gone.length;
}
