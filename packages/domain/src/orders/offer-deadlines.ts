import { daysLater } from '../dates/days-later.ts';
import type { DeadlineType } from './deadline-type.ts';
import type { OrderStatus } from './order-status.ts';

/** The number of days after the offer at which each deadline falls. */
export const OFFER_DEADLINE_DAYS: Record<DeadlineType, number> = {
  OFFER_ACCEPTANCE: 14,
  PLAN_DISCOUNT: 7,
  PAYMENT: 21,
};

/** The number of days that accepting on the last day still leaves to pay. */
export const PAYMENT_DAYS_AFTER_ACCEPTANCE = 7;

/** The number of days added by the one extension of each deadline. */
export const EXTENSION_DAYS: Record<DeadlineType, number> = {
  OFFER_ACCEPTANCE: 7,
  PLAN_DISCOUNT: 5,
  PAYMENT: 7,
};

/** The statuses in which a deadline is still binding. */
const BINDS_IN: Record<DeadlineType, readonly OrderStatus[]> = {
  OFFER_ACCEPTANCE: ['OFFER_SENT'],
  PLAN_DISCOUNT: ['OFFER_SENT', 'PLAN_CREATED'],
  PAYMENT: ['OFFER_SENT', 'PLAN_CREATED'],
};

/** A deadline of an offer; times ISO 8601 UTC, extendedAt null until it was extended. */
export type OfferDeadline = { deadlineType: DeadlineType; date: string; extendedAt: string | null };

/** Whether a deadline has passed; the deadline instant itself is still in time. */
export function hasPassed(date: string, now: string): boolean {
  return Date.parse(now) > Date.parse(date);
}

/** Whether a deadline may be extended: once, while it binds and has not passed. */
export function isExtendable(deadline: OfferDeadline, status: OrderStatus, now: string): boolean {
  return (
    deadline.extendedAt === null &&
    BINDS_IN[deadline.deadlineType].includes(status) &&
    !hasPassed(deadline.date, now)
  );
}

/** Returns the date of a deadline after its extension. */
export function extendedDate(deadline: Pick<OfferDeadline, 'deadlineType' | 'date'>): string {
  return daysLater(deadline.date, EXTENSION_DAYS[deadline.deadlineType]);
}

/**
 * Returns the effective status of an offer at a moment: an offer not accepted in time has expired, even before the job
 * that records it has run.
 */
export function offerStatusAt(
  status: OrderStatus,
  acceptanceDeadline: string | null,
  now: string,
): OrderStatus {
  const isLate = acceptanceDeadline !== null && hasPassed(acceptanceDeadline, now);
  return status === 'OFFER_SENT' && isLate ? 'EXPIRED' : status;
}
