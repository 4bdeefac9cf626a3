import type { Deps } from '../../deps.ts';
import type { Bucket } from '../../gateways/files/file-store.ts';

/**
 * Removes files that no row refers to any more, after the answer. A failure leaves an orphaned file, never a broken
 * row.
 */
export function forgetFiles(deps: Deps, bucket: Bucket, paths: readonly string[]): void {
  if (paths.length === 0) return;
  deps.background.run('forget-files', async () => {
    for (const path of paths) await deps.files.delete(bucket, path);
  });
}
