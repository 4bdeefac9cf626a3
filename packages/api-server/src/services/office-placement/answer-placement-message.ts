import { placementPath } from '@plinth/domain/navigation/placement-paths';
import type { OfficePlacementMessage } from '@plinth/domain/placement/office-placement';
import { eq } from 'drizzle-orm';
import { placementMessages } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { readPlacementMessage } from './list-placement-messages.ts';

/**
 * Answers a learner's message to the placement team, by mail and in the app, or settles it without an answer, and then
 * no one is notified. The same answer again changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT settled already, with another text
 */
export async function answerPlacementMessage(
  { db, now: clock, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { messageId, answer }: { messageId: string; answer: string },
): Promise<{ message: OfficePlacementMessage }> {
  const now = clock();
  return db.transaction(async (tx) => {
    const ofMessage = eq(placementMessages.messageId, messageId);
    const [row] = await tx.select().from(placementMessages).where(ofMessage).for('update');
    if (!row) throw refuse('NOT_FOUND', 'Message not found.');
    if (row.settledAt && row.answer !== answer)
      throw refuse('CONFLICT', 'A colleague has already settled this message.');
    const { message } = await readPlacementMessage({ db: tx }, { messageId });
    if (row.settledAt) return { message };
    await tx
      .update(placementMessages)
      .set({ answer, settledBy: act.actorId, settledAt: now })
      .where(ofMessage);
    await recordAudit(tx, now, act, {
      subjectId: row.userId,
      action: answer === '' ? 'placement-message.settled' : 'placement-message.answered',
      details: { cohortId: row.cohortId, messageId },
    });
    if (answer !== '') {
      const key = `placement-answer:${messageId}`;
      const title = 'The placement team has answered you';
      const href = placementPath('', row.cohortId);
      await notify(tx, {
        userIds: [row.userId],
        category: 'REVIEW',
        key,
        title,
        text: answer,
        href,
        at: now,
        hasOwnMail: true,
      });
      await queueMail(tx, now, {
        to: message.emailId,
        template: 'placement-answer',
        subject: row.subject ? `${title}: ${row.subject}` : title,
        greeting: `Hello ${message.name || 'there'},`,
        paragraphs: [answer, `You wrote: ${row.message}`],
        action: { label: 'Open the placement hub', url: settings.PLINTH_ORIGIN + href },
        onceKey: key,
      });
    }
    return readPlacementMessage({ db: tx }, { messageId });
  });
}
