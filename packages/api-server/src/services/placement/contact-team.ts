import { createHash } from 'node:crypto';
import type { PlacementMessage } from '@plinth/domain/placement/placement-message';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { placementMessages } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { schoolAddress } from '../leads/school-address.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { requireLearner } from './require-learner.ts';

/**
 * Saves a message to the placement team and mails it there. The same text on one day (UTC) is one message until it is
 * settled; from then on it is asked again.
 * @throws Refusal FORBIDDEN for mentors
 */
export async function contactTeam(deps: Deps, caller: Member, { subject, message }: PlacementMessage) {
  requireLearner(caller);
  const { userId, emailId } = caller;
  const { cohortId } = caller.membership;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const settled = await tx.$count(
      placementMessages,
      and(
        eq(placementMessages.cohortId, cohortId),
        eq(placementMessages.userId, userId),
        subject === undefined ? isNull(placementMessages.subject) : eq(placementMessages.subject, subject),
        eq(placementMessages.message, message),
        isNotNull(placementMessages.settledAt),
      ),
    );
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([now.toISOString().slice(0, 10), subject ?? '', message, settled]))
      .digest('hex');
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
    const [facts] = await tx
      .select({
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        courseTitle: cohorts.courseTitle,
        batchNumber: cohorts.batchNumber,
      })
      .from(userProfiles)
      .innerJoin(cohorts, eq(cohorts.cohortId, cohortId))
      .where(eq(userProfiles.userId, userId));
    const name = [facts?.firstName, facts?.lastName].filter(Boolean).join(' ') || emailId;
    await queueMail(tx, now, {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'placement-message',
      subject: subject ? `Placement: ${subject}` : `Placement: message from ${name}`,
      greeting: `${name} of ${facts?.courseTitle} ${facts?.batchNumber} wrote on the placement hub:`,
      paragraphs: [message],
      action: {
        label: 'Answer in the office',
        url: `${deps.settings.PLINTH_ORIGIN}/office/placement-messages?open=${made.messageId}`,
      },
      onceKey: `placement-message:${made.messageId}`,
    });
  });
  return { sent: true as const };
}
