import type { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { daysLater } from '../dates/days-later.ts';
import { hasPassed } from './offer-deadlines.ts';

/** How late the payer of a plan is, from in time to so late that the course closes. */
export const PAYMENT_STANDINGS = ['IN_TIME', 'PAYMENT_PENDING', 'PAYMENT_DELAYED', 'BLOCKED'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** Whole days after a due date from which a payer counts as late, and from which the course is closed. */
export const DELAYED_AFTER_DAYS = 3;
export const BLOCKED_AFTER_DAYS = 14;

/** One payment of a plan; dueDate ISO 8601 UTC. */
export type DueInstalment = { dueDate: string; isPaid: boolean };

/**
 * How late a payer is, by the oldest instalment that is due and not paid: up to three days after the due
 * date PAYMENT_PENDING, up to fourteen PAYMENT_DELAYED, after that BLOCKED. The last instant of each span still
 * belongs to it. While a partner has the EMI application nothing gets worse than PAYMENT_PENDING.
 */
export function paymentStanding(
  instalments: readonly DueInstalment[],
  { isWithPartner, now }: { isWithPartner: boolean; now: string },
): PaymentStanding {
  const unpaid = instalments.filter(({ isPaid, dueDate }) => !isPaid && hasPassed(dueDate, now));
  const isLateBy = (days: number) => unpaid.some(({ dueDate }) => hasPassed(daysLater(dueDate, days), now));
  if (unpaid.length === 0) return 'IN_TIME';
  if (isWithPartner || !isLateBy(DELAYED_AFTER_DAYS)) return 'PAYMENT_PENDING';
  return isLateBy(BLOCKED_AFTER_DAYS) ? 'BLOCKED' : 'PAYMENT_DELAYED';
}

/** The place of a payer; isBlockedForMoney tells a block by this rule from one that staff set. */
export type PayersPlace = { state: CohortUserState; isBlockedForMoney: boolean };

/**
 * The state that a place takes by how late its payer is. Only a course that runs is paused, and only a
 * block that money caused is lifted by money: places that wait, are complete, left or blocked by staff stay.
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
