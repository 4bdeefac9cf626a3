import { type DocumentItem, DocumentKind } from '@plinth/domain/documents/document';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { documentSlots } from './document-slots.ts';
import { isUploadable } from './is-uploadable.ts';

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
    return [
      {
        documentId: row.documentId,
        ...(row.cohortId ? { cohortId: row.cohortId } : {}),
        kind: kind.data,
        name: row.name,
        status: row.status,
        createdAt: row.status === 'COMPLETED' ? row.createdAt.toISOString() : null,
        isUploadable: isUploadable(row),
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
      isUploadable: true,
    }));
  const all = [...held, ...open];
  return { documents: cohortId ? all.filter((item) => item.cohortId === cohortId) : all };
}
