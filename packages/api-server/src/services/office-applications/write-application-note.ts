import { applicationNotes } from '../../db/schema/application-notes.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { findApplication } from './lock-application.ts';

/** Saves a note about an application for colleagues. @throws Refusal NOT_FOUND */
export async function writeApplicationNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { applicationId, text }: { applicationId: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await findApplication(tx, applicationId);
    const [note] = await tx
      .insert(applicationNotes)
      .values({ applicationId, kind: 'NOTE', text, actorId: act.actorId, createdAt: now() })
      .returning({ noteId: applicationNotes.noteId });
    await recordAudit(tx, now(), act, { action: 'application.noted', details: { applicationId, ...note } });
  });
}
