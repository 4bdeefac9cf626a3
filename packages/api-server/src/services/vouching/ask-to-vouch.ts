import { createHmac } from 'node:crypto';
import type { TrapSigns } from '@plinth/domain/leads/looks-automated';
import type { VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { and, count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { leads } from '../../db/schema/admissions.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import type { Deps } from '../../deps.ts';
import { noteAutomation } from '../leads/note-automation.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { findVoucher } from './find-voucher.ts';

/** The most questions that may wait for one person; a lead should then ask another. */
const MOST_WAITING = 30;

const perAsker = { name: 'vouch-asked', calls: 10, seconds: 86_400 };

/** The key of the news of a question. */
export const askedKey = (connectionId: string | undefined): string => `vouch:${connectionId}`;

type Input = VouchRequest & TrapSigns;

/**
 * Passes a lead's question to a person and notifies them. The lead's address stays with the school; a lead who asks
 * again before an answer gets the same response and the person no new question, but the school records it. A possible
 * bot's question is saved in the same way, marked for review.
 * @throws Refusal NOT_FOUND unknown handle or takes no questions, CONFLICT too many wait, TOO_MANY_REQUESTS
 */
export async function askToVouch(
  deps: Deps,
  { userHash, firstName, emailId, message, ...signs }: Input,
): Promise<{ received: true }> {
  const voucher = await findVoucher(deps.db, { userHash });
  if (!voucher?.takesQuestions) throw refuse('NOT_FOUND', 'Nobody is taking questions here.');
  const { userId } = voucher;
  const askerHash = createHmac('sha256', deps.settings.PLINTH_SECRET)
    .update(`asker:${emailId}`)
    .digest('base64url');
  await deps.rateLimits.count(perAsker, askerHash);
  const seemsAutomated = noteAutomation(deps, 'vouch', signs);
  const leadRowId = uuidv7();
  await deps.db.transaction(async (tx) => {
    // Serialised per person, so that the number waiting never exceeds the limit.
    await tx
      .select({ userId: userProfiles.userId })
      .from(userProfiles)
      .where(eq(userProfiles.userId, userId))
      .for('update');
    const waits = and(eq(leadConnections.userId, userId), eq(leadConnections.recordStatus, 'ACTIVE'));
    const [asked] = await tx
      .select({ message: leadConnections.message })
      .from(leadConnections)
      .where(and(waits, eq(leadConnections.askerHash, askerHash)));
    if (asked?.message === message) return;
    const [waiting] = await tx.select({ questions: count() }).from(leadConnections).where(waits);
    if (!asked && (waiting?.questions ?? 0) >= MOST_WAITING)
      throw refuse('CONFLICT', 'Many questions are already waiting here. Ask again in a few days.');
    await tx.insert(leads).values({
      leadRowId,
      tokenHash: hashToken(derivedToken(deps.settings.PLINTH_SECRET, 'lead', leadRowId)),
      emailId,
      data: { firstName, message },
      seemsAutomated,
      createdAt: deps.now(),
      updatedAt: deps.now(),
    });
    if (asked) return;
    const [made] = await tx
      .insert(leadConnections)
      .values({ userId, leadRowId, askerHash, firstName, message, createdAt: deps.now() })
      .returning({ connectionId: leadConnections.connectionId });
    await notify(tx, {
      userIds: [userId],
      category: 'ANNOUNCEMENT',
      key: askedKey(made?.connectionId),
      title: `${firstName} asks you about your course`,
      text: message,
      href: '/user-profile#vouch',
      at: deps.now(),
    });
  });
  return { received: true };
}
