import { daysLater } from '../dates/days-later.ts';
import { MINOR_UNITS } from '../money/format-money.ts';
import { DEADLINE_TYPES, type DeadlineType } from '../orders/deadline-type.ts';
import { OFFER_DEADLINE_DAYS, PAYMENT_DAYS_AFTER_ACCEPTANCE } from '../orders/offer-deadlines.ts';
import type { ApplicationSource } from './application-source.ts';

/** The waiver for a complete application; the short form of a quick apply has none. */
const WAIVER_PERCENT: Record<ApplicationSource, number> = { WEBSITE: 10, WEBSITE_QUICK_APPLY: 0 };
const PLAN_DISCOUNT_PERCENT = 5;

/** An offer: amounts in minor units, amount before waiver and discount; dates in ISO 8601 UTC. */
export type OfferTerms = {
  amount: number;
  scholarship: number;
  planDiscount: number;
  deadlines: Record<DeadlineType, string>;
};

const share = (amount: number, percent: number) =>
  Math.floor((amount * percent) / 100 / MINOR_UNITS) * MINOR_UNITS;

/**
 * Works out the school's offer: the list price, a waiver for a complete application, and a discount for choosing a plan
 * early. Waiver and discount are whole units of the currency, rounded down; together they never exceed the price. Staff
 * may set the waiver and the number of days to accept.
 */
export function offerTerms(facts: {
  listPrice: number;
  source: ApplicationSource;
  now: string;
  scholarship?: number | undefined;
  acceptanceDays?: number | undefined;
}): OfferTerms {
  const { listPrice, source, now } = facts;
  const scholarship = Math.min(
    Math.max(0, facts.scholarship ?? share(listPrice, WAIVER_PERCENT[source])),
    listPrice,
  );
  const planDiscount = Math.min(share(listPrice, PLAN_DISCOUNT_PERCENT), listPrice - scholarship);
  const acceptance = facts.acceptanceDays ?? OFFER_DEADLINE_DAYS.OFFER_ACCEPTANCE;
  const days: Record<DeadlineType, number> = {
    ...OFFER_DEADLINE_DAYS,
    OFFER_ACCEPTANCE: acceptance,
    PAYMENT: Math.max(OFFER_DEADLINE_DAYS.PAYMENT, acceptance + PAYMENT_DAYS_AFTER_ACCEPTANCE),
  };
  const deadlines = Object.fromEntries(
    DEADLINE_TYPES.map((type) => [type, daysLater(now, days[type])]),
  ) as Record<DeadlineType, string>;
  return { amount: listPrice, scholarship, planDiscount, deadlines };
}
