import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { feedbackEvents } from '../../db/schema/feedback.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

/**
 * Stops asking a form; the answers stay, and a person who has it open can still send it. A repeat changes nothing.
 * Leaves an audit row.
 * @throws Refusal NOT_FOUND
 */
export async function closeEvent(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  eventId: string,
): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const event = await lockRow(tx, feedbackEvents, eq(feedbackEvents.eventId, eventId));
    if (!event) throw refuse('NOT_FOUND', 'Feedback form not found.');
    if (event.endsAt && event.endsAt <= now) return;
    // An event that has not started yet is never asked.
    await tx.update(feedbackEvents).set({ endsAt: now }).where(eq(feedbackEvents.eventId, eventId));
    await recordAudit(tx, now, act, { action: 'close-feedback', details: { eventId } });
  });
}
