import { and, arrayContains, eq, sql } from 'drizzle-orm';
import { documents } from '../../db/schema/operations.ts';
import { identityVerifications } from '../../db/schema/profiles.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { storedAttachment } from '../documents/stored-attachment.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns a document that a person handed in to prove their identity; the audit log records that it was opened.
 * @throws Refusal NOT_FOUND none of theirs, or not handed in
 */
export async function openFile(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { userId, documentId }: { userId: string; documentId: string },
) {
  const [row] = await db
    .select({
      name: documents.name,
      bucket: documents.bucket,
      path: documents.path,
      contentType: documents.contentType,
    })
    .from(documents)
    .innerJoin(
      identityVerifications,
      and(
        eq(identityVerifications.userId, documents.userId),
        arrayContains(identityVerifications.documentIds, sql`array[${documents.documentId}]`),
      ),
    )
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.userId, userId),
        eq(documents.kind, 'IDENTITY'),
        eq(documents.status, 'COMPLETED'),
      ),
    );
  if (!row) throw refuse('NOT_FOUND', 'Identity document not found.');
  const attachment = await storedAttachment({ files }, row, 'identity');
  await recordAudit(db, now(), act, {
    action: 'identity.opened',
    subjectId: userId,
    details: { name: row.name },
  });
  return attachment;
}
