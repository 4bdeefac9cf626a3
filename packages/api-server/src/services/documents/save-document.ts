import { DocumentKind } from '@plinth/domain/documents/document';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { documentSlots } from './document-slots.ts';
import { forgetFiles } from './forget-files.ts';
import { isUploadable } from './is-uploadable.ts';
import { storeDocument } from './store-document.ts';

/**
 * Puts a file into an own slot, in place of the one before (API-020).
 * @throws Refusal NOT_FOUND not own or not a slot, CONFLICT identity under review, PAYLOAD_TOO_LARGE,
 *   UNSUPPORTED_MEDIA_TYPE
 */
export async function saveDocument(deps: Deps, caller: Caller, documentId: string, file: File) {
  const { userId } = caller;
  const { row, oldPath } = await deps.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.documentId, documentId), eq(documents.userId, userId)))
      .for('update');
    const slot =
      held ?? (await documentSlots(tx, userId)).find((candidate) => candidate.documentId === documentId);
    if (!slot || (held && !isUploadable(held)) || held?.projectId || held?.reportId)
      throw refuse('NOT_FOUND', 'There is no such place for a document of yours.');
    if (slot.kind === 'IDENTITY') {
      const [verification] = await tx
        .select({ status: identityVerifications.status })
        .from(identityVerifications)
        .where(eq(identityVerifications.userId, userId))
        .for('update');
      if (verification?.status === 'IN_REVIEW' || verification?.status === 'REVIEWED')
        throw refuse('CONFLICT', 'Your identity documents are handed in and cannot be changed now.');
    }
    const stored = await storeDocument(tx, deps, {
      file,
      kind: slot.kind,
      owner: { userId, cohortId: slot.cohortId },
      documentId,
      name: slot.name,
    });
    return { row: stored, oldPath: held?.path };
  });
  if (oldPath) forgetFiles(deps, 'private', [oldPath]);
  return {
    document: {
      documentId: row.documentId,
      kind: DocumentKind.parse(row.kind),
      name: row.name,
      status: row.status,
    },
  };
}
