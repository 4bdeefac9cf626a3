import type { OfferDecision } from '@plinth/domain/jobs/offer-status';
import { eq } from 'drizzle-orm';
import { userJobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { schoolAddress } from '../leads/school-address.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { holdApplication } from './hold-application.ts';
import { insertUpdate } from './insert-update.ts';

/**
 * Accepts or declines the caller's offer, once; the school is notified by mail. A repeat gets the same answer.
 * @throws Refusal NOT_FOUND not own, CONFLICT no offer, withdrawn, or decided otherwise
 */
export async function decideOffer(
  deps: Deps,
  { userId }: Member,
  { userJobId, offerStatus }: { userJobId: string; offerStatus: OfferDecision },
): Promise<{ userJob: { offerStatus: OfferDecision } }> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const held = await holdApplication(tx, userJobId, userId);
    const answer = { userJob: { offerStatus } };
    if (held.offerStatus === offerStatus) return answer;
    if (held.offerStatus === null) throw refuse('CONFLICT', 'There is no offer to answer yet.');
    if (held.offerStatus !== 'OFFERED')
      throw refuse(
        'CONFLICT',
        `You have ${held.offerStatus === 'ACCEPTED' ? 'accepted' : 'declined'} this offer. Write to the placement team if that has changed.`,
      );
    if (held.recordStatus !== 'ACTIVE')
      throw refuse('CONFLICT', 'This application is withdrawn, and the offer with it.');
    await tx
      .update(userJobs)
      .set({ offerStatus, offerDecidedAt: now, updatedAt: now })
      .where(eq(userJobs.userJobId, userJobId));
    await insertUpdate(tx, { userJobId, status: offerStatus, at: now });
    const done = offerStatus === 'ACCEPTED' ? 'accepted' : 'declined';
    await queueMail(tx, now, {
      to: schoolAddress(deps.settings.MAIL_FROM),
      template: 'job-offer-decided',
      subject: `${held.firstName} has ${done} an offer`,
      greeting: 'Hello,',
      paragraphs: [
        `${held.firstName} (${held.emailId}) has ${done} the offer of ${held.opening.companyName} for ${held.opening.title}.`,
      ],
      onceKey: `job-offer:${userJobId}:${offerStatus}`,
    });
    return answer;
  });
}
