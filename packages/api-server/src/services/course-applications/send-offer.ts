import { offerTerms } from '@plinth/domain/course-applications/offer-terms';
import { formatMoney } from '@plinth/domain/money/format-money';
import { eq } from 'drizzle-orm';
import { derivedToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { zoneOfAddress } from '../notifications/zone-of-address.ts';
import { plansOfOrder } from '../orders/plans-of-order.ts';
import { hasSeat } from '../orders/require-seat.ts';
import { seatsLeft } from '../orders/seats-left.ts';
import { courseFacts } from '../public-courses/course-facts.ts';
import { refuse } from '../refusal.ts';
import { announceOffer, offerColumns, offerMail } from './put-offer.ts';
import { stampOffer } from './stamp-offer.ts';

const ACCEPTANCE_DAYS_MAX = 90;

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;
type WantedOffer = {
  applicationId: string;
  /** Minor units; defaults to the admission rule. */
  scholarship?: number | undefined;
  acceptanceDays?: number | undefined;
  /** When the open offer that this one replaces was sent. */
  seen?: string | null | undefined;
};
type PreviewedOffer = WantedOffer & {
  /** That of the preview; undefined sends the offer as it is now. */
  stamp?: string | undefined;
};

/**
 * Locks an application and returns it with the offer that it would get. @throws Refusal NOT_FOUND, BAD_REQUEST,
 * CONFLICT
 */
async function draftOffer(
  tx: Transaction,
  { settings }: Needs,
  now: Date,
  { applicationId, scholarship, acceptanceDays, seen = null }: WantedOffer,
) {
  if (
    acceptanceDays !== undefined &&
    !(Number.isInteger(acceptanceDays) && acceptanceDays >= 1 && acceptanceDays <= ACCEPTANCE_DAYS_MAX)
  )
    throw refuse('BAD_REQUEST', `The deadline is a number of days from 1 to ${ACCEPTANCE_DAYS_MAX}.`);
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.applicationId, applicationId))
    .for('update');
  if (!application) throw refuse('NOT_FOUND', 'Application not found.');
  const { status, currency, source, offerSentAt } = application;
  const isChange = status === 'OFFER_SENT' && seen !== null;
  if (isChange && offerSentAt?.toISOString() !== seen)
    throw refuse('CONFLICT', 'The offer was changed in the meantime. Check it again.', { status });
  if (status !== 'APPLICATION_FILLED' && !isChange)
    throw refuse('CONFLICT', `An offer is sent to an application that is filled; this one is ${status}.`, {
      status,
    });
  const [course] = await courseFacts(tx, { codes: [application.productId] }, now);
  if (!course?.isOnSale || course.price === null)
    throw refuse('CONFLICT', `${application.productId} has no price in ${currency}.`, { status });
  const { productId, emailId } = application;
  const cohortId = course.nextCohortId ?? application.cohortId;
  if (!(await hasSeat(tx, { productId, cohortId, emailId }, now)))
    throw refuse(
      'CONFLICT',
      `No cohort of ${productId} has a free seat. Plan one, or add seats, before an offer is sent.`,
      { status, reason: 'NO_SEAT' },
    );
  if (
    scholarship !== undefined &&
    !(Number.isSafeInteger(scholarship) && scholarship >= 0 && scholarship <= course.price)
  )
    throw refuse(
      'BAD_REQUEST',
      `The scholarship lies between 0 and ${formatMoney({ amount: course.price, currency: course.currency })}.`,
      { fields: [{ path: 'scholarship', message: 'At most the price of the course' }] },
    );
  const terms = offerTerms({
    listPrice: course.price,
    source,
    now: now.toISOString(),
    scholarship,
    acceptanceDays,
  });
  const dealId = derivedToken(settings.PLINTH_SECRET, 'deal', applicationId);
  const applicant = {
    ...application,
    dealId,
    courseTitle: course.courseTitle,
    cohortStart: course.nextCohortDate,
  };
  const plans = plansOfOrder({ productId, currency, planType: null }, settings);
  return {
    application,
    cohortId,
    isChange,
    terms,
    applicant,
    plans,
    stamp: stampOffer({ ...applicant, cohortId, terms, plans }),
  };
}

/**
 * Sends an offer on behalf of staff: the list price, with the waiver and the days to accept as given, else by the rule.
 * It may replace an offer that was not accepted yet. Leaves an audit row.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT when there is an offer already, no price, or another offer than was
 * previewed
 */
export async function sendOffer(deps: Needs, act: StaffAct, wanted: PreviewedOffer) {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const draft = await draftOffer(tx, deps, now, wanted);
    const { application, cohortId, isChange, terms, applicant } = draft;
    const { applicationId, currency, emailId, status } = application;
    if (wanted.stamp !== undefined && wanted.stamp !== draft.stamp)
      throw refuse(
        'CONFLICT',
        'What would be sent has changed since the preview, such as its price or a date. Read the new preview.',
        { status },
      );
    await tx
      .update(applications)
      .set({ ...offerColumns(terms, now), cohortId })
      .where(eq(applications.applicationId, applicationId));
    await announceOffer(tx, now, applicant, terms, deps.settings.PLINTH_ORIGIN, isChange ? now : null);
    await recordAudit(tx, now, act, {
      action: isChange ? 'change-offer' : 'send-offer',
      details: { applicationId, emailId, scholarship: terms.scholarship },
      before: { status, ...(isChange ? { scholarship: application.scholarship } : {}) },
      after: { status: 'OFFER_SENT', ...(isChange ? { scholarship: terms.scholarship } : {}) },
    });
    return { ...terms, currency, emailId };
  });
}

/** Returns the offer that would be sent and the text of its mail; writes nothing. @throws Refusal as sending it */
export async function previewOffer(deps: Needs, wanted: WantedOffer) {
  return deps.db.transaction(async (tx) => {
    const draft = await draftOffer(tx, deps, deps.now(), wanted);
    const { application, cohortId, isChange, terms, applicant, plans, stamp } = draft;
    const { subject, greeting, paragraphs } = offerMail(
      applicant,
      terms,
      await zoneOfAddress(tx, application.emailId),
      isChange,
    );
    return {
      amount: terms.amount,
      scholarship: terms.scholarship,
      planDiscount: terms.planDiscount,
      currency: application.currency,
      deadlines: terms.deadlines,
      plans,
      seatsLeft: cohortId ? await seatsLeft(tx, cohortId) : null,
      cohortStart: applicant.cohortStart,
      mail: { to: application.emailId, subject, paragraphs: [greeting, ...paragraphs] },
      stamp,
    };
  });
}
