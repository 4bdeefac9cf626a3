import { and, eq, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import { profileProjects } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { DOCUMENT_RULES, judgeFile } from './judge-file.ts';
import { safeFileName } from './safe-file-name.ts';
import { sha256Of } from './sha256-of.ts';
import { storeDocument } from './store-document.ts';

const MOST_FILES = 20;

/**
 * Adds a file to one of the caller's projects, the same one under the same name only once. Images are published with it,
 * other files are visible only to their owner.
 * @throws Refusal NOT_FOUND not own, CONFLICT too many files, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export async function saveProjectDocument(
  deps: Deps,
  caller: Caller,
  { projectDocument, projectId }: { projectDocument: File; projectId: string },
) {
  const { userId } = caller;
  const judged = await judgeFile(projectDocument, DOCUMENT_RULES, userId);
  const shown = {
    documentId: documents.documentId,
    name: documents.name,
    s3Location: { bucket: documents.bucket, path: documents.path },
  };
  return deps.db.transaction(async (tx) => {
    const [project] = await tx
      .select({ projectId: profileProjects.projectId })
      .from(profileProjects)
      .where(
        and(
          eq(profileProjects.projectId, projectId),
          eq(profileProjects.userId, userId),
          ne(profileProjects.recordStatus, 'DELETED'),
        ),
      )
      .for('update');
    if (!project) throw refuse('NOT_FOUND', 'Project not found in your profile.');
    const held = eq(documents.projectId, projectId);
    const [same] = await tx
      .select(shown)
      .from(documents)
      .where(
        and(
          held,
          eq(documents.name, safeFileName(projectDocument.name, judged.extension)),
          eq(documents.sha256, sha256Of(judged.content)),
        ),
      )
      .limit(1);
    // Sent again because its answer was lost.
    if (same) return { document: same };
    if ((await tx.$count(documents, held)) >= MOST_FILES)
      throw refuse('CONFLICT', `A project takes up to ${MOST_FILES} files.`);
    const { documentId, name, bucket, path } = await storeDocument(tx, deps, {
      file: projectDocument,
      judged,
      kind: 'OTHER',
      owner: { userId, projectId },
      isPublished: true,
    });
    return { document: { documentId, name, s3Location: { bucket, path } } };
  });
}
