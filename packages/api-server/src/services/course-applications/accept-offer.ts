import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { applications, deadlines } from '../../db/schema/admissions.ts';
import { products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { PayersSeat } from '../groups/payers-seat.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withholdOfferMails } from '../notifications/withhold-offer-mails.ts';
import { createOrderForOffer } from '../orders/create-order-for-offer.ts';
import { requireSeat } from '../orders/require-seat.ts';
import { findDeal, refuseStep } from './find-deal.ts';
import { recordTerms } from './record-terms.ts';

type Wanted = {
  dealId: string;
  /** When the offer that the applicant has read was sent. */
  seen?: string | undefined;
  /** The version of the terms that is accepted together with the offer. */
  termsVersion?: string | undefined;
};

/** What is said of the place when there is nothing to pay: the last seat may have been given to another meanwhile. */
const FREE_PLACE: Record<PayersSeat, string> = {
  SEATED: 'Your place is certain: there is nothing to pay.',
  WAITING:
    'There is nothing to pay, but all seats in this cohort are taken: we are looking for a seat for you, and will write to you as soon as you have it.',
  NO_COHORT:
    'There is nothing to pay, but no cohort of this course is open yet: we will write to you as soon as you have your place.',
};

/**
 * Records the one acceptance of an open offer with accepted terms; null when there is nothing (left) to accept, or
 * another offer than the one seen.
 */
async function takeAcceptance(tx: Transaction, { dealId, seen }: Wanted, now: Date) {
  const [taken] = await tx
    .update(applications)
    .set({ status: 'PLAN_CREATED', offerAcceptedAt: now })
    .from(products)
    .innerJoin(deadlines, eq(deadlines.deadlineType, 'OFFER_ACCEPTANCE'))
    .where(
      and(
        eq(applications.dealTokenHash, hashToken(dealId)),
        eq(applications.status, 'OFFER_SENT'),
        isNotNull(applications.termsAcceptedAt),
        eq(products.productId, applications.productId),
        eq(deadlines.applicationId, applications.applicationId),
        gte(deadlines.date, now),
        seen === undefined ? undefined : eq(applications.offerSentAt, new Date(seen)),
      ),
    )
    .returning({
      applicationId: applications.applicationId,
      productId: applications.productId,
      cohortId: applications.cohortId,
      emailId: applications.emailId,
      firstName: applications.firstName,
      courseTitle: products.courseTitle,
    });
  return taken ?? null;
}

/** Returns the answer to a repeat, or throws why the offer cannot be accepted. */
async function answerRepeat(tx: Transaction, deps: Deps, { dealId, seen }: Wanted, now: Date) {
  const { application, orderId, status } = await findDeal(tx, dealId, now);
  if (
    status === 'OFFER_SENT' &&
    seen !== undefined &&
    application.offerSentAt?.getTime() !== Date.parse(seen)
  )
    throw refuseStep(status, 'The offer was changed in the meantime. Read it again before you accept it.');
  if (orderId === null || status === 'EXPIRED' || status === 'CANCELLED')
    throw refuseStep(
      status,
      status === 'OFFER_SENT' && !application.termsAcceptedAt
        ? 'Read and accept the terms first.'
        : undefined,
    );
  return {
    status: 'PLAN_CREATED' as const,
    orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId),
  };
}

/**
 * Accepts an offer whose terms are accepted, before or with it, in time: one order with its plan, one mail; a repeat
 * gets the same answer, and a refused acceptance records nothing.
 * @throws Refusal NOT_FOUND, CONFLICT with the present status, when the offer or the terms were changed or no seat is left
 */
export async function acceptOffer(deps: Deps, request: Pick<RequestFacts, 'clientOrigin'>, wanted: Wanted) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const { dealId, termsVersion: version } = wanted;
    if (version !== undefined) await recordTerms(tx, { dealId, version }, now);
    const taken = await takeAcceptance(tx, wanted, now);
    if (!taken) return answerRepeat(tx, deps, wanted, now);
    await requireSeat(tx, taken, now);
    const order = await createOrderForOffer(tx, deps, taken.applicationId);
    await withholdOfferMails(tx, taken);
    await queueMail(tx, now, {
      to: taken.emailId,
      template: 'offer-accepted',
      subject: `You accepted our offer: ${taken.courseTitle}`,
      greeting: `Hello ${taken.firstName},`,
      ...(order.freeSeat
        ? {
            paragraphs: [`Thank you for accepting. ${FREE_PLACE[order.freeSeat]}`],
            action: { label: 'Sign in', url: `${deps.settings.PLINTH_ORIGIN}/login` },
          }
        : {
            paragraphs: [
              'Thank you for accepting. Your place is certain once the first payment has reached us.',
              'Choose how you want to pay; every payment with its amount and date is shown before you pay anything.',
            ],
            action: {
              label: 'Choose a plan',
              url: `${request.clientOrigin}${paymentPlanPath(order.orderToken)}`,
            },
            closing: 'Anyone with this link can see and pay this order. Keep this email to yourself.',
          }),
      onceKey: `offer-accepted:${taken.applicationId}`,
    });
    return { status: 'PLAN_CREATED' as const, orderToken: order.orderToken };
  });
}
