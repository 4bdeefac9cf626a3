import { DOCUMENT_MAX_BYTES } from '@plinth/domain/constants/limits';
import {
  EMI_DOCUMENT_TYPES,
  EMI_DOCUMENTS,
  type EmiDocumentKind,
} from '@plinth/domain/payments/emi-documents';
import { canOpenEmiStep, emiStepOf } from '@plinth/domain/payments/emi-tabs';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { emiDocuments } from '../../db/schema/emi.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { forgetFiles } from '../documents/forget-files.ts';
import type { DocumentRules } from '../documents/judge-file.ts';
import { storeDocument } from '../documents/store-document.ts';
import { refuse } from '../refusal.ts';
import { emiDocumentId, emiDocumentPlaces, lockEmi, requireChangeable } from './find-emi.ts';

const RULES: DocumentRules = {
  maxBytes: DOCUMENT_MAX_BYTES,
  types: EMI_DOCUMENT_TYPES,
  named: 'PDF, JPEG or PNG',
};

/**
 * Stores a document, replacing the previous one of its kind, once the documents step is reached.
 * @throws Refusal NOT_FOUND, CONFLICT handed in, BAD_REQUEST step not reached or empty, PAYLOAD_TOO_LARGE,
 * UNSUPPORTED_MEDIA_TYPE by content
 */
export async function saveEmiDocument(
  deps: Deps,
  caller: Caller,
  { orderId, kind, document }: { orderId: string; kind: EmiDocumentKind; document: File },
) {
  const documentId = emiDocumentId(orderId, kind);
  const { places, oldPath } = await deps.db.transaction(async (tx) => {
    const { application } = await lockEmi(tx, deps, caller, orderId);
    requireChangeable(application);
    if (!canOpenEmiStep(emiStepOf('Upload Documents'), application.maxStep))
      throw refuse('BAD_REQUEST', 'Finish the steps before the documents first.', {
        maxStep: application.maxStep,
      });
    const { emiFormId } = application;
    const rows = await tx
      .select({ document: emiDocuments, path: documents.path })
      .from(emiDocuments)
      .leftJoin(documents, and(eq(documents.documentId, documentId), eq(emiDocuments.kind, kind)))
      .where(eq(emiDocuments.emiFormId, emiFormId));
    const kept = rows.map((row) => row.document).filter((row) => row.kind !== kind);
    await tx
      .insert(emiDocuments)
      .values({ emiFormId, kind })
      .onConflictDoUpdate({ target: [emiDocuments.emiFormId, emiDocuments.kind], set: { isRefused: false } });
    await storeDocument(tx, deps, {
      file: document,
      kind: 'OTHER',
      rules: RULES,
      owner: { userId: caller.userId },
      documentId,
      name: EMI_DOCUMENTS[kind].name,
    });
    return {
      places: emiDocumentPlaces(orderId, [...kept, { emiFormId, kind, isRefused: false }]),
      oldPath: rows.find((row) => row.document.kind === kind)?.path,
    };
  });
  if (oldPath) forgetFiles(deps, 'private', [oldPath]);
  return { documents: places };
}
