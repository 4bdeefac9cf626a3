import { DocumentKind } from '@plinth/domain/documents/document';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { profileMedia, users } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { handInLetter } from '../placement/hand-in-letter.ts';
import { refuse } from '../refusal.ts';
import { documentSlots, mediaSlot } from './document-slots.ts';
import { forgetFiles } from './forget-files.ts';
import { isUploadable } from './is-uploadable.ts';
import { DOCUMENT_RULES, VIDEO_RULES } from './judge-file.ts';
import { requireOpenIdentity } from './require-open-identity.ts';
import { storeDocument } from './store-document.ts';

/**
 * Stores a file in one of the caller's slots, replacing the previous one. All are private; people who may open a
 * profile get an expiring link to its introduction video. An offer letter is handed in with the job that waits for it.
 * @throws Refusal NOT_FOUND not own or not a slot, CONFLICT identity under review, PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE
 */
export async function saveDocument(deps: Deps, caller: Caller, documentId: string, file: File) {
  const { userId } = caller;
  const { row, old } = await deps.db.transaction(async (tx) => {
    // A slot has no row to lock before its first file; the second of two first ones replaces the other.
    await tx
      .select({ userId: users.userId })
      .from(users)
      .where(eq(users.userId, userId))
      .for('no key update');
    const media = mediaSlot(userId, documentId);
    const isVideo = media?.mediaKey === 'INTRODUCTION_VIDEO';
    const [held] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.documentId, documentId), eq(documents.userId, userId)))
      .for('update');
    const own =
      media ??
      (held && isUploadable(held)
        ? undefined
        : (await documentSlots(tx, userId)).find((candidate) => candidate.documentId === documentId));
    const slot = own ?? held;
    const isOpen = held ? media || isUploadable(held) || own?.isReplaceable : own?.isReplaceable !== false;
    if (!slot || !isOpen || held?.projectId || held?.reportId)
      throw refuse('NOT_FOUND', 'Document not found.');
    if (slot.kind === 'IDENTITY') await requireOpenIdentity(tx, userId);
    if (slot.kind === 'OFFER_LETTER' && slot.cohortId)
      await handInLetter(tx, { cohortId: slot.cohortId, userId, documentId, now: deps.now() });
    const stored = await storeDocument(tx, deps, {
      file,
      kind: slot.kind,
      rules: isVideo ? VIDEO_RULES : DOCUMENT_RULES,
      owner: { userId, cohortId: slot.cohortId, mediaKey: media?.mediaKey ?? null },
      documentId,
      // A profile has several documents, told apart by their own names.
      ...(media && !isVideo ? {} : { name: slot.name }),
    });
    if (isVideo) {
      const place = { bucket: stored.bucket, path: stored.path };
      await tx
        .insert(profileMedia)
        .values({ createdAt: deps.now(), userId, key: 'INTRODUCTION_VIDEO', ...place })
        .onConflictDoUpdate({ target: [profileMedia.userId, profileMedia.key], set: place });
    }
    return { row: stored, old: held };
  });
  if (old) forgetFiles(deps, old.bucket === 'public' ? 'public' : 'private', [old.path]);
  return {
    document: {
      documentId: row.documentId,
      kind: DocumentKind.parse(row.kind),
      name: row.name,
      status: row.status,
    },
  };
}
