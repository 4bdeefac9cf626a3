import type { ProspectEvent } from '@plinth/domain/prospects/prospect';
import { eq } from 'drizzle-orm';
import { userProfiles } from '../../db/schema/accounts.ts';
import { prospectEvents, prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

/** Writes a note into the history of a prospect, which then no longer waits for review. @throws Refusal NOT_FOUND */
export async function writeProspectNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { prospectId, text }: { prospectId: string; text: string },
): Promise<{ event: ProspectEvent }> {
  return db.transaction(async (tx) => {
    const looked = await tx
      .update(prospects)
      .set({ needsReview: false })
      .where(eq(prospects.prospectId, prospectId))
      .returning({ prospectId: prospects.prospectId });
    if (looked.length === 0) throw refuse('NOT_FOUND', 'This prospect no longer exists.');
    const at = now();
    const [note] = await tx
      .insert(prospectEvents)
      .values({ prospectId, kind: 'NOTE', text, actorId: act.actorId, createdAt: at })
      .returning({ eventId: prospectEvents.eventId });
    if (!note) throw new Error('the note was not written');
    await recordAudit(tx, now(), act, { action: 'prospect.noted', details: { prospectId, ...note } });
    const [by] = act.actorId
      ? await tx.select().from(userProfiles).where(eq(userProfiles.userId, act.actorId))
      : [];
    return {
      event: {
        ...note,
        kind: 'NOTE',
        at: at.toISOString(),
        text,
        campaign: null,
        productId: null,
        seemsAutomated: false,
        documents: [],
        by: by ? `${by.firstName} ${by.lastName}`.trim() : null,
      },
    };
  });
}
