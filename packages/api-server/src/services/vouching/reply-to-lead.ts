import type { VouchReply } from '@plinth/domain/vouching/lead-connection';
import { eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { leads } from '../../db/schema/admissions.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findParty } from '../recommendations/recommendation-mails.ts';
import { refuse } from '../refusal.ts';
import { toConnection } from './connection-rows.ts';
import { ownConnection } from './own-connection.ts';

/**
 * Answers a lead, or declines. The school mails the answer, so that neither learns the other's address; it is sent once
 * and cannot be changed afterwards.
 * @throws Refusal NOT_FOUND not own, CONFLICT replied otherwise already
 */
export async function replyToLead(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  caller: Caller,
  reply: VouchReply,
) {
  const answer = reply.action === 'ANSWER' ? reply.text : null;
  return deps.db.transaction(async (tx) => {
    const before = await ownConnection(tx, caller, reply.connectionId);
    if (before.recordStatus === 'INACTIVE') {
      if (before.answer !== answer)
        throw refuse('CONFLICT', 'You have already replied to this question, perhaps in another window.');
      return { connection: toConnection(before) };
    }
    const [after] = await tx
      .update(leadConnections)
      .set({
        recordStatus: 'INACTIVE',
        answer,
        answeredAt: answer === null ? null : deps.now(),
        isShown: reply.action === 'ANSWER' && (reply.isShown ?? false),
      })
      .where(eq(leadConnections.connectionId, before.connectionId))
      .returning();
    if (!after) throw new Error('the connection went while it was locked');
    if (answer !== null && before.leadRowId) {
      const [lead] = await tx
        .select({ emailId: leads.emailId })
        .from(leads)
        .where(eq(leads.leadRowId, before.leadRowId));
      const from = await findParty(tx, caller.userId);
      if (lead)
        await queueMail(tx, deps.now(), answerMail(lead.emailId, before, answer, from, request.clientOrigin));
    }
    return { connection: toConnection(after) };
  });
}

const answerMail = (
  to: string,
  { connectionId, firstName, message }: { connectionId: string; firstName: string; message: string },
  answer: string,
  from: { firstName: string; userHash: string },
  origin: string,
): Mail => ({
  to,
  template: 'vouch-answer',
  subject: `${from.firstName} answered your question`,
  greeting: `Hello ${firstName},`,
  paragraphs: [`You asked: ${message}`, `${from.firstName} answers: ${answer}`],
  action: { label: 'See the profile', url: `${origin}/user-profile?userHash=${from.userHash}` },
  closing: `The school passed this on; ${from.firstName} does not see your address. If you did not ask, ignore this email.`,
  onceKey: `vouch-answer:${connectionId}`,
});
