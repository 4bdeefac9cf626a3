import { and, eq } from 'drizzle-orm';
import { listRemovedFiles } from '../../db/queries/documents/list-removed-files.ts';
import { removedFiles } from '../../db/schema/removed-files.ts';
import type { Deps } from '../../deps.ts';

/**
 * Deletes the files that were not deleted when their row was removed, because the file store failed or the process
 * stopped.
 * @returns how many were deleted
 */
export async function deleteRemovedFiles({
  db,
  files,
  log,
}: Pick<Deps, 'db' | 'files' | 'log'>): Promise<number> {
  let deleted = 0;
  for (const { bucket, path } of await listRemovedFiles.rows(db, {}))
    try {
      await files.delete(bucket === 'public' ? 'public' : 'private', path);
      await db.delete(removedFiles).where(and(eq(removedFiles.bucket, bucket), eq(removedFiles.path, path)));
      deleted += 1;
    } catch (error) {
      log.error({ bucket, path, err: error }, 'removed file not deleted');
    }
  return deleted;
}
