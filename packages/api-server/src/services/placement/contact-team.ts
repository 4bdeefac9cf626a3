import { createHash } from 'node:crypto';
import type { PlacementMessage } from '@plinth/domain/placement/placement-message';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { placementMessages } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { schoolAddress } from '../leads/school-address.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { requireLearner } from './require-learner.ts';

type Facts = { first_name: string; last_name: string; course_title: string; batch_number: string };

/**
 * Keeps a message to the placement team and mails it there (API-268). The same words of one day (UTC) are one message.
 * @throws Refusal FORBIDDEN for mentors
 */
export async function contactTeam(deps: Deps, caller: Member, { subject, message }: PlacementMessage) {
  requireLearner(caller);
  const { userId, emailId } = caller;
  const { cohortId } = caller.membership;
  const now = deps.now();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), subject ?? '', message]))
    .digest('hex');
  await deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(placementMessages)
      .values({
        messageId: uuidv7(),
        cohortId,
        userId,
        subject: subject ?? null,
        message,
        fingerprint,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ messageId: placementMessages.messageId });
    if (!made) return;
    const { rows } = await tx.execute<Facts>(sql`
      select p.first_name, p.last_name, c.course_title, c.batch_number from user_profiles p, cohorts c
      where p.user_id = ${userId}::uuid and c.cohort_id = ${cohortId}::uuid`);
    const [facts] = rows;
    const name = [facts?.first_name, facts?.last_name].filter(Boolean).join(' ') || emailId;
    await queueMail(tx, {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'placement-message',
      subject: subject ? `Placement: ${subject}` : `Placement: message from ${name}`,
      greeting: `${name} of ${facts?.course_title} ${facts?.batch_number} wrote on the placement hub:`,
      paragraphs: [message, `Answer to: ${emailId}`],
      onceKey: `placement-message:${made.messageId}`,
    });
  });
  return { sent: true as const };
}
