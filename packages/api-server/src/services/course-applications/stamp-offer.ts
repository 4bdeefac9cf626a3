import type { OfferTerms } from '@plinth/domain/course-applications/offer-terms';
import { calendarDateIn, DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import type { Currency } from '@plinth/domain/money/currency';
import { DEADLINE_TYPES } from '@plinth/domain/orders/deadline-type';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { stampOf } from '../stamp-of.ts';

type Offer = {
  emailId: string;
  firstName: string;
  courseTitle: string;
  cohortId: string | null;
  cohortStart: string | null;
  currency: Currency;
  terms: OfferTerms;
  plans: readonly PaymentPlan[];
};

/**
 * Identifies what an offer would send. Its deadlines count from the moment it is sent, so they are taken by the day: an
 * offer that is read for some minutes stays the same, one that is sent the next day does not.
 */
export const stampOffer = ({
  emailId,
  firstName,
  courseTitle,
  cohortId,
  cohortStart,
  currency,
  terms,
  plans,
}: Offer): string => {
  const { amount, scholarship, planDiscount, deadlines } = terms;
  const days = DEADLINE_TYPES.map((type) => calendarDateIn(DEFAULT_TIMEZONE, deadlines[type]));
  const applicant = [emailId, firstName, courseTitle, cohortId, cohortStart];
  return stampOf([applicant, currency, amount, scholarship, planDiscount, days, plans]);
};
