import type { OfferTerms } from '@plinth/domain/course-applications/offer-terms';
import { exactTime } from '@plinth/domain/dates/format-day';
import { schoolDay } from '@plinth/domain/dates/school-day';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { DEADLINE_TYPES } from '@plinth/domain/orders/deadline-type';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deadlines } from '../../db/schema/admissions.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { withholdOfferMails } from '../notifications/withhold-offer-mails.ts';
import { zoneOfAddress } from '../notifications/zone-of-address.ts';

/** The columns of an application that an offer fills. */
export const offerColumns = (terms: OfferTerms, now: Date) => ({
  status: 'OFFER_SENT' as const,
  amount: terms.amount,
  scholarship: terms.scholarship,
  planDiscount: terms.planDiscount,
  offerSentAt: now,
});

type Applicant = {
  applicationId: string;
  dealId: string;
  emailId: string;
  firstName: string;
  courseTitle: string;
  /** When the cohort in which a place is planned starts; null while there is none with a date. */
  cohortStart: string | null;
  currency: Currency;
};

/** The text of an offer's mail, with the deadline in the reader's time zone. */
export function offerMail(
  {
    currency,
    courseTitle,
    cohortStart,
    firstName,
  }: Pick<Applicant, 'currency' | 'courseTitle' | 'cohortStart' | 'firstName'>,
  terms: OfferTerms,
  zone: string,
  isChanged = false,
) {
  const money = (amount: number) => formatMoney({ amount, currency });
  const waiver = terms.scholarship > 0 ? `, less a scholarship of ${money(terms.scholarship)}` : '';
  return {
    subject: isChanged ? `Your offer has changed: ${courseTitle}` : `Your offer: ${courseTitle}`,
    greeting: `Hello ${firstName},`,
    paragraphs: [
      isChanged
        ? `We have changed our offer of a place in ${courseTitle}. This one replaces the earlier one.`
        : `Thank you for your application. We would like to offer you a place in ${courseTitle}.`,
      ...(cohortStart
        ? [`Your place is planned in the cohort that starts on ${schoolDay(cohortStart)}.`]
        : []),
      `The fee is ${money(terms.amount)}${waiver}. The offer is open until ${exactTime(terms.deadlines.OFFER_ACCEPTANCE, zone)}.`,
      'Read the offer and the terms in your own time; nothing is binding until you accept.',
    ],
  };
}

/**
 * Writes the deadlines of an offer and queues its one mail, in the caller's transaction.
 * @param changedAt when it replaces an open one
 */
export async function announceOffer(
  tx: Transaction,
  now: Date,
  applicant: Applicant,
  terms: OfferTerms,
  origin: string,
  changedAt: Date | null = null,
): Promise<void> {
  await tx
    .insert(deadlines)
    .values(
      DEADLINE_TYPES.map((deadlineType) => ({
        applicationId: applicant.applicationId,
        deadlineType,
        date: new Date(terms.deadlines[deadlineType]),
      })),
    )
    .onConflictDoUpdate({
      target: [deadlines.applicationId, deadlines.deadlineType],
      set: { date: sql`excluded.date` },
    });
  if (changedAt !== null) await withholdOfferMails(tx, applicant);
  await queueMail(tx, now, {
    to: applicant.emailId,
    template: 'offer',
    ...offerMail(applicant, terms, await zoneOfAddress(tx, applicant.emailId), changedAt !== null),
    action: { label: 'See your offer', url: `${origin}${myApplicationPath(applicant.dealId)}` },
    closing: 'Anyone with this link can see your application. Keep this email to yourself.',
    onceKey: ['offer', applicant.applicationId, ...(changedAt ? [changedAt.toISOString()] : [])].join(':'),
  });
}
