import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema/operations.ts';
import { profileProjects } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';

/**
 * Removes the files of deleted projects. A row goes after its file, so that what the file store did not delete is found
 * by the next turn of the job, and is not public for ever.
 * @param projectId one of them; by default all that have files left
 * @returns how many were removed
 */
export async function removeProjectFiles(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  projectId?: string,
): Promise<number> {
  const left = await db
    .select({ documentId: documents.documentId, bucket: documents.bucket, path: documents.path })
    .from(documents)
    .innerJoin(profileProjects, eq(profileProjects.projectId, documents.projectId))
    .where(
      and(
        eq(profileProjects.recordStatus, 'DELETED'),
        projectId ? eq(documents.projectId, projectId) : undefined,
      ),
    );
  let removed = 0;
  for (const { documentId, bucket, path } of left)
    try {
      await files.delete(bucket === 'public' ? 'public' : 'private', path);
      await db.delete(documents).where(eq(documents.documentId, documentId));
      removed += 1;
    } catch (error) {
      log.error({ documentId, err: error }, 'file of a deleted project not removed');
    }
  return removed;
}
