import { type DocumentItem, DocumentKind } from '@plinth/domain/documents/document';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { type DocumentSlot, documentSlots } from './document-slots.ts';
import { isUploadable } from './is-uploadable.ts';
import { privateMediaLink } from './private-media-link.ts';

const purposeOf = (slot: DocumentSlot | undefined) => ({
  ...(slot?.mediaKey ? { mediaKey: slot.mediaKey } : {}),
  ...(slot?.questionId ? { questionId: slot.questionId } : {}),
});

/** The own documents and the slots that wait for one; with a cohort only what belongs to it (API-033). */
export async function listDocuments(deps: Deps, caller: Caller, cohortId: string | undefined) {
  const [rows, slots] = await Promise.all([
    deps.db
      .select()
      .from(documents)
      .where(
        and(eq(documents.userId, caller.userId), isNull(documents.projectId), isNull(documents.reportId)),
      )
      .orderBy(desc(documents.createdAt), desc(documents.documentId)),
    documentSlots(deps.db, caller.userId),
  ]);
  const held: DocumentItem[] = rows.flatMap((row) => {
    const kind = DocumentKind.safeParse(row.kind);
    if (!kind.success) return [];
    const slot = slots.find(({ documentId }) => documentId === row.documentId);
    return [
      {
        documentId: row.documentId,
        ...(row.cohortId ? { cohortId: row.cohortId } : {}),
        kind: kind.data,
        name: row.name,
        status: row.status,
        createdAt: row.status === 'COMPLETED' ? row.createdAt.toISOString() : null,
        isUploadable: isUploadable(row) || slot?.mediaKey !== undefined || slot?.isReplaceable === true,
        ...purposeOf(slot),
        ...(slot?.mediaKey
          ? { url: privateMediaLink(deps.settings.PLINTH_SECRET, row.path, deps.now()) }
          : {}),
      },
    ];
  });
  const open: DocumentItem[] = slots
    .filter((slot) => !rows.some((row) => row.documentId === slot.documentId))
    .map((slot) => ({
      documentId: slot.documentId,
      ...(slot.cohortId ? { cohortId: slot.cohortId } : {}),
      kind: slot.kind,
      name: slot.name,
      status: 'PENDING',
      createdAt: null,
      isUploadable: slot.isReplaceable !== false,
      ...purposeOf(slot),
    }));
  const all = [...held, ...open];
  return { documents: cohortId ? all.filter((item) => item.cohortId === cohortId) : all };
}
