import { applicationNotes } from '../../db/schema/application-notes.ts';
import type { Deps } from '../../deps.ts';
import { refuseWordsAboutErased } from '../account/refuse-words-about-erased.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { lockApplication } from './lock-application.ts';

/** Saves a note about an application for colleagues. @throws Refusal NOT_FOUND, CONFLICT they were erased */
export async function writeApplicationNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { applicationId, text }: { applicationId: string; text: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockApplication(tx, applicationId);
    await refuseWordsAboutErased(tx, applicationId);
    const [note] = await tx
      .insert(applicationNotes)
      .values({ applicationId, kind: 'NOTE', text, actorId: act.actorId, createdAt: now() })
      .returning({ noteId: applicationNotes.noteId });
    await recordAudit(tx, now(), act, { action: 'application.noted', details: { applicationId, ...note } });
  });
}
