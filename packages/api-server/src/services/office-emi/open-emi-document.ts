import { EMI_DOCUMENTS, type EmiDocumentKind } from '@plinth/domain/payments/emi-documents';
import { eq } from 'drizzle-orm';
import { emiApplications } from '../../db/schema/emi.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { storedAttachment } from '../documents/stored-attachment.ts';
import { emiDocumentId } from '../emi/find-emi.ts';
import { refuse } from '../refusal.ts';

/** Returns a document of an EMI application; the audit log records that it was opened. @throws Refusal NOT_FOUND */
export async function openEmiDocument(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { emiFormId, kind }: { emiFormId: string; kind: EmiDocumentKind },
) {
  const [application] = await db
    .select({ orderId: emiApplications.orderId, userId: emiApplications.userId })
    .from(emiApplications)
    .where(eq(emiApplications.emiFormId, emiFormId));
  if (!application) throw refuse('NOT_FOUND', 'EMI application not found.');
  const [file] = await db
    .select({ bucket: documents.bucket, path: documents.path, contentType: documents.contentType })
    .from(documents)
    .where(eq(documents.documentId, emiDocumentId(application.orderId, kind)));
  if (!file) throw refuse('NOT_FOUND', 'This document was not handed in.');
  const attachment = await storedAttachment({ files }, file, kind.toLowerCase());
  await recordAudit(db, now(), act, {
    action: 'emi.document-opened',
    subjectId: application.userId,
    details: { emiFormId, document: EMI_DOCUMENTS[kind].name },
  });
  return attachment;
}
