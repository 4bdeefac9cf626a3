import { CERTIFICATE_NAMES } from '@plinth/domain/certificates/certificate-kind';
import { type DocumentItem, DocumentKind } from '@plinth/domain/documents/document';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { type DocumentSlot, documentSlots } from './document-slots.ts';
import { isUploadable } from './is-uploadable.ts';
import { privateMediaLink } from './private-media-link.ts';

const purposeOf = (slot: DocumentSlot | undefined) => ({
  ...(slot?.mediaKey ? { mediaKey: slot.mediaKey } : {}),
  ...(slot?.questionId ? { questionId: slot.questionId } : {}),
});

/** Lists the caller's documents and the slots still empty; with a cohort, only what belongs to it. */
export async function listDocuments(deps: Deps, caller: Caller, cohortId: string | undefined) {
  const [held, slots] = await Promise.all([
    deps.db
      .select({ document: documents, certificate: certificates })
      .from(documents)
      .leftJoin(certificates, eq(certificates.documentId, documents.documentId))
      .where(
        and(eq(documents.userId, caller.userId), isNull(documents.projectId), isNull(documents.reportId)),
      )
      .orderBy(desc(documents.createdAt), desc(documents.documentId)),
    documentSlots(deps.db, caller.userId),
  ]);
  const { facts } = held.some(({ certificate }) => certificate)
    ? await readSchoolFacts(deps.db, deps.settings)
    : { facts: null };
  const sharedOf = (one: typeof certificates.$inferSelect | null) => {
    if (!one || !facts) return {};
    const { number, kind, courseTitle, issuedAt } = one;
    const title = `${CERTIFICATE_NAMES[kind]}: ${courseTitle}`;
    return { certificate: { number, title, schoolName: facts.name, issuedAt: issuedAt.toISOString() } };
  };
  const filled: DocumentItem[] = held.flatMap(({ document: row, certificate }) => {
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
        ...sharedOf(certificate),
        ...(slot?.mediaKey
          ? { url: privateMediaLink(deps.settings.PLINTH_SECRET, row.path, deps.now()) }
          : {}),
      },
    ];
  });
  const open: DocumentItem[] = slots
    .filter((slot) => !held.some(({ document }) => document.documentId === slot.documentId))
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
  const all = [...filled, ...open];
  return { documents: cohortId ? all.filter((item) => item.cohortId === cohortId) : all };
}
