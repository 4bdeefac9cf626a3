import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { calendarDateIn, DEFAULT_TIMEZONE } from '../dates/calendar-date.ts';
import { daysLater } from '../dates/days-later.ts';
import { endOfDay } from '../dates/end-of-day.ts';
import { hasPassed } from './offer-deadlines.ts';

/** How late the payer of a plan is, from in time to so late that the course closes. */
export const PAYMENT_STANDINGS = ['IN_TIME', 'PAYMENT_PENDING', 'PAYMENT_DELAYED', 'BLOCKED'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** Whole days after a due date from which a payer counts as late, and from which the course is closed to them. */
export const DELAYED_AFTER_DAYS = 3;
export const BLOCKED_AFTER_DAYS = 14;

/** One payment of a plan; dueDate ISO 8601 UTC. */
export type DueInstalment = { dueDate: string; isPaid: boolean };

/**
 * Returns the last instant at which an instalment due at an instant may be unpaid without closing the course: the end of
 * the school's day, since payers are told the day and not the time at which their plan was chosen. ISO 8601 UTC.
 */
export const lastInstantOfAccess = (dueDate: string): string =>
  endOfDay(calendarDateIn(DEFAULT_TIMEZONE, daysLater(dueDate, BLOCKED_AFTER_DAYS)));

/**
 * Returns how late a payer is, by the oldest instalment that is due and unpaid: up to three days after the due date
 * PAYMENT_PENDING, up to the end of the fourteenth day PAYMENT_DELAYED, after that BLOCKED. The last instant of each span
 * still belongs to it. While a payment is in other hands, those of the EMI partner or of staff who check money that
 * arrived, it never gets worse than PAYMENT_PENDING.
 */
export function paymentStanding(
  instalments: readonly DueInstalment[],
  { isInOtherHands, now }: { isInOtherHands: boolean; now: string },
): PaymentStanding {
  const unpaid = instalments.filter(({ isPaid, dueDate }) => !isPaid && hasPassed(dueDate, now));
  const isSomePast = (limit: (dueDate: string) => string) =>
    unpaid.some(({ dueDate }) => hasPassed(limit(dueDate), now));
  if (unpaid.length === 0) return 'IN_TIME';
  if (isInOtherHands || !isSomePast((dueDate) => daysLater(dueDate, DELAYED_AFTER_DAYS)))
    return 'PAYMENT_PENDING';
  return isSomePast(lastInstantOfAccess) ? 'BLOCKED' : 'PAYMENT_DELAYED';
}

/** Returns the worst of several standings; IN_TIME if there are none. */
export const worstStanding = (standings: readonly PaymentStanding[]): PaymentStanding =>
  PAYMENT_STANDINGS.findLast((one) => standings.includes(one)) ?? 'IN_TIME';

/** A payer's place; isBlockedForMoney distinguishes a block by this rule from one set by staff. */
export type PayersPlace = { state: CohortUserState; isBlockedForMoney: boolean };

/**
 * Returns the state of a place given how late its payer is. Only a running course is paused, and a payment lifts only a
 * block for non-payment: places that are waiting, complete, left or blocked by staff are unchanged.
 */
export function placeStateAt(
  { state, isBlockedForMoney }: PayersPlace,
  standing: PaymentStanding,
): CohortUserState {
  const followsPayment =
    state === 'ONGOING' ||
    state === 'PAYMENT_PENDING' ||
    state === 'PAYMENT_DELAYED' ||
    (state === 'BLOCKED' && isBlockedForMoney);
  if (!followsPayment) return state;
  return standing === 'IN_TIME' ? 'ONGOING' : standing;
}
