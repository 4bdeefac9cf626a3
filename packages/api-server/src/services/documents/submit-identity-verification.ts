import type { IdentityDocumentType } from '@plinth/domain/documents/document';
import { and, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { identitySlots } from './document-slots.ts';

/**
 * Submits the caller's identity documents; a repeat while they are in review gets the same answer.
 * @throws Refusal BAD_REQUEST a slot without a file, NOT_FOUND not own, CONFLICT reviewed already
 */
export async function submitIdentityVerification(
  deps: Deps,
  caller: Caller,
  { documentType, documentIds }: { documentType: IdentityDocumentType; documentIds: string[] },
) {
  const { userId } = caller;
  const wanted = [...new Set(documentIds)];
  return deps.db.transaction(async (tx) => {
    const rows = await tx
      .select({ documentId: documents.documentId, kind: documents.kind, status: documents.status })
      .from(documents)
      .where(and(eq(documents.userId, userId), inArray(documents.documentId, wanted)))
      .for('update');
    const empty = identitySlots(userId).filter(
      (slot) => !rows.some((row) => row.documentId === slot.documentId),
    );
    for (const documentId of wanted) {
      const row = rows.find((candidate) => candidate.documentId === documentId);
      if (row ? row.status !== 'COMPLETED' : empty.some((slot) => slot.documentId === documentId))
        throw refuse('BAD_REQUEST', 'Upload the document before you hand it in.');
      if (row?.kind !== 'IDENTITY') throw refuse('NOT_FOUND', 'Identity document not found.');
    }
    const submitted = {
      status: 'IN_REVIEW' as const,
      documentType,
      documentIds: wanted,
      remark: null,
      submittedAt: deps.now(),
      reviewedAt: null,
      reviewedById: null,
    };
    const [made] = await tx
      .insert(identityVerifications)
      .values({ userId, ...submitted })
      .onConflictDoNothing()
      .returning();
    if (made) return { status: 'IN_REVIEW' as const };
    const [before] = await tx
      .select({ status: identityVerifications.status })
      .from(identityVerifications)
      .where(eq(identityVerifications.userId, userId))
      .for('update');
    if (before?.status === 'REVIEWED') throw refuse('CONFLICT', 'Your identity has already been verified.');
    if (before?.status !== 'IN_REVIEW')
      await tx.update(identityVerifications).set(submitted).where(eq(identityVerifications.userId, userId));
    return { status: 'IN_REVIEW' as const };
  });
}
