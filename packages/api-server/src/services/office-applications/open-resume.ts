import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/admissions.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { storedAttachment } from '../documents/stored-attachment.ts';
import { refuse } from '../refusal.ts';
import { ofApplication } from './read-application.ts';

/** Returns the résumé of an application; the audit log records that it was opened. @throws Refusal NOT_FOUND */
export async function openResume(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  act: StaffAct,
  applicationId: string,
) {
  const [application] = await db
    .select({ applicationId: applications.applicationId, leadRowId: applications.leadRowId })
    .from(applications)
    .where(eq(applications.applicationId, applicationId));
  const [row] = application
    ? await db
        .select()
        .from(documents)
        .where(and(ofApplication(application), eq(documents.status, 'COMPLETED')))
        .limit(1)
    : [];
  if (!row) throw refuse('NOT_FOUND', 'There is no resume with this application.');
  const attachment = await storedAttachment({ files }, row, 'resume');
  await recordAudit(db, now(), act, { action: 'application.resume-opened', details: { applicationId } });
  return attachment;
}
