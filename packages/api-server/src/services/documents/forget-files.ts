import { and, eq, inArray } from 'drizzle-orm';
import { removedFiles } from '../../db/schema/removed-files.ts';
import type { Deps } from '../../deps.ts';
import type { Bucket } from '../../gateways/files/file-store.ts';

/**
 * Deletes files that no row refers to any more, after the answer. Those that cannot be deleted, as while the file store
 * fails, remain listed in `removed_files`, and the hourly job deletes them.
 */
export function forgetFiles(deps: Deps, bucket: Bucket, paths: readonly string[]): void {
  if (paths.length === 0) return;
  deps.background.run('forget-files', async () => {
    for (const path of paths) await deps.files.delete(bucket, path);
    await deps.db
      .delete(removedFiles)
      .where(and(eq(removedFiles.bucket, bucket), inArray(removedFiles.path, [...paths])));
  });
}
