import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { profileMedia } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { documentSlots, mediaSlot } from './document-slots.ts';
import { forgetFiles } from './forget-files.ts';
import { requireOpenIdentity } from './require-open-identity.ts';

/**
 * Removes what its owner added freely: the media of the profile, a file of a project, identity documents that are not
 * handed in. A slot of the owner that is already empty gets the same answer. Other documents can only be replaced,
 * because applications refer to them.
 * @throws Refusal NOT_FOUND not own, or not removable, CONFLICT identity under review
 */
export async function removeDocument(deps: Deps, caller: Caller, documentId: string) {
  const { userId } = caller;
  const media = mediaSlot(userId, documentId);
  const old = await deps.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.documentId, documentId), eq(documents.userId, userId)))
      .for('update');
    if (!held) {
      const slots = await documentSlots(tx, userId);
      if (slots.some((slot) => slot.documentId === documentId)) return null;
      throw refuse('NOT_FOUND', 'Document not found.');
    }
    if (!media && !held.projectId && held.kind !== 'IDENTITY')
      throw refuse('NOT_FOUND', 'There is no document of yours here that can be removed.');
    if (held.kind === 'IDENTITY') await requireOpenIdentity(tx, userId);
    if (media?.mediaKey === 'INTRODUCTION_VIDEO')
      await tx
        .delete(profileMedia)
        .where(and(eq(profileMedia.userId, userId), eq(profileMedia.key, 'INTRODUCTION_VIDEO')));
    await tx.delete(documents).where(eq(documents.documentId, documentId));
    return held;
  });
  if (old) forgetFiles(deps, old.bucket === 'public' ? 'public' : 'private', [old.path]);
  return { removed: true as const };
}
