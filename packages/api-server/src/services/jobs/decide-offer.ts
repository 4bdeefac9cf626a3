import type { OfferDecision } from '@plinth/domain/jobs/offer-status';
import { eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userJobs } from '../../db/schema/jobs.ts';
import { placementDecisions } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { schoolAddress } from '../leads/school-address.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { type HeldApplication, holdApplication } from './hold-application.ts';
import { insertUpdate } from './insert-update.ts';

/**
 * Records that the applicant is placed: in the cohort the application was made from and, for a learner who has since
 * changed cohort, in the one the offer was accepted in. Of two offers accepted at once, the later one waits for the row
 * of the first and is refused.
 * @throws Refusal CONFLICT placed already
 */
async function placeApplicant(
  tx: Transaction,
  { cohortId, userId }: HeldApplication,
  at: Member['membership'],
  now: Date,
) {
  // Sorted, so that two acceptances lock their rows in the same order.
  const cohortIds = [...new Set(at.state === null ? [cohortId] : [cohortId, at.cohortId])].toSorted();
  const placed = await tx
    .insert(placementDecisions)
    .values(cohortIds.map((one) => ({ cohortId: one, userId, placedAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [placementDecisions.cohortId, placementDecisions.userId],
      set: { placedAt: now, updatedAt: now },
      setWhere: isNull(placementDecisions.placedAt),
    })
    .returning({ cohortId: placementDecisions.cohortId });
  if (placed.length < cohortIds.length)
    throw refuse('CONFLICT', 'You are placed already. Write to the placement team if that has changed.');
}

/** `seen` is the `offeredAt` of the offer that was read; if given, an offer improved since is not answered. */
type Answer = { userJobId: string; offerStatus: OfferDecision; seen?: string | undefined };

/**
 * Accepts or declines the caller's offer, once; the school is notified by mail. Whoever accepts one is placed. A repeat
 * gets the same answer.
 * @throws Refusal NOT_FOUND not own, CONFLICT no offer, withdrawn, decided otherwise, improved since it was seen, or
 * accepted by a placed learner
 */
export async function decideOffer(
  deps: Deps,
  { userId, membership }: Member,
  { userJobId, offerStatus, seen }: Answer,
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
    if (seen !== undefined && held.offeredAt?.getTime() !== Date.parse(seen))
      throw refuse('CONFLICT', 'The offer was changed in the meantime. Read it again before you answer.');
    if (offerStatus === 'ACCEPTED') await placeApplicant(tx, held, membership, now);
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
      paragraphs: [
        `${held.firstName} (${held.emailId}) has ${done} the offer of ${held.opening.companyName} for ${held.opening.title}.`,
      ],
      onceKey: `job-offer:${userJobId}:${offerStatus}`,
    });
    return answer;
  });
}
