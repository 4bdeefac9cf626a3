import type { OfferTerms } from '@plinth/domain/course-applications/offer-terms';
import { displayDate } from '@plinth/domain/dates/display-date';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { DEADLINE_TYPES } from '@plinth/domain/orders/deadline-type';
import type { Transaction } from '../../db/database.ts';
import { deadlines } from '../../db/schema/admissions.ts';
import { queueMail } from '../mails/queue-mail.ts';

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
  currency: Currency;
};

/** Writes the deadlines of an offer and queues its one mail, in the caller's transaction. */
export async function announceOffer(
  tx: Transaction,
  applicant: Applicant,
  terms: OfferTerms,
  origin: string,
): Promise<void> {
  await tx.insert(deadlines).values(
    DEADLINE_TYPES.map((deadlineType) => ({
      applicationId: applicant.applicationId,
      deadlineType,
      date: new Date(terms.deadlines[deadlineType]),
    })),
  );
  const money = (amount: number) => formatMoney({ amount, currency: applicant.currency });
  const waiver = terms.scholarship > 0 ? `, less a scholarship of ${money(terms.scholarship)}` : '';
  await queueMail(tx, {
    to: applicant.emailId,
    template: 'offer',
    subject: `Your offer: ${applicant.courseTitle}`,
    greeting: `Hello ${applicant.firstName},`,
    paragraphs: [
      `thank you for your application. We would like to offer you a place in ${applicant.courseTitle}.`,
      `The fee is ${money(terms.amount)}${waiver}. The offer is open until ${displayDate(terms.deadlines.OFFER_ACCEPTANCE)}.`,
      'Read the offer and the terms in your own time; nothing is binding until you accept.',
    ],
    action: { label: 'See your offer', url: `${origin}${myApplicationPath(applicant.dealId)}` },
    closing: 'Whoever has this link can see your application. Keep the mail to yourself.',
    onceKey: `offer:${applicant.applicationId}`,
  });
}
