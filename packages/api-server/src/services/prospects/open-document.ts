import { and, eq } from 'drizzle-orm';
import { mentorLeads } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { attachment } from '../documents/attachment.ts';
import { refuse } from '../refusal.ts';

/** Returns a file that a prospect sent; the audit log records that it was opened. @throws Refusal NOT_FOUND */
export async function openProspectDocument(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  { prospectId, documentId }: { prospectId: string; documentId: string },
) {
  const [row] = await db
    .select({
      bucket: documents.bucket,
      path: documents.path,
      name: documents.name,
      contentType: documents.contentType,
    })
    .from(documents)
    .innerJoin(mentorLeads, eq(mentorLeads.mentorLeadId, documents.mentorLeadId))
    .where(and(eq(documents.documentId, documentId), eq(mentorLeads.prospectId, prospectId)));
  if (!row) throw refuse('NOT_FOUND', 'There is no such file of this prospect.');
  const content = await files.get(row.bucket === 'public' ? 'public' : 'private', row.path);
  await recordAudit(db, now(), act, {
    action: 'prospect.document-opened',
    details: { prospectId, documentId },
  });
  return {
    status: 200 as const,
    headers: { 'content-disposition': attachment(row.name) },
    body: new File([new Uint8Array(content)], row.name, { type: row.contentType }),
  };
}
