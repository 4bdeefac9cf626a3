import { and, eq } from 'drizzle-orm';
import { userJobs } from '../../db/schema/jobs.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { storedAttachment } from '../documents/stored-attachment.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the résumé handed in with an application; the audit log records that it was opened. @throws Refusal NOT_FOUND
 */
export async function openJobResume(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  userJobId: string,
) {
  const [row] = await db
    .select({ document: documents, userId: userJobs.userId })
    .from(userJobs)
    .innerJoin(
      documents,
      and(
        eq(documents.documentId, userJobs.resumeDocumentId),
        eq(documents.userId, userJobs.userId),
        eq(documents.status, 'COMPLETED'),
      ),
    )
    .where(eq(userJobs.userJobId, userJobId));
  if (!row) throw refuse('NOT_FOUND', 'There is no resume with this application.');
  const attachment = await storedAttachment({ files }, row.document, 'resume');
  await recordAudit(db, now(), act, {
    subjectId: row.userId,
    action: 'job-application.resume-opened',
    details: { userJobId },
  });
  return attachment;
}
