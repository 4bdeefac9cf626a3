import { daysLater } from '../dates/days-later.ts';
import { hasPassed } from './offer-deadlines.ts';
import type { OrderStatus } from './order-status.ts';
import { DELAYED_AFTER_DAYS } from './payment-standing.ts';

/** The number of days added by the one extension of a running instalment. */
const INSTALMENT_EXTENSION_DAYS = 7;

/** An instalment of a plan being paid; times ISO 8601 UTC, extendedAt null until its due date was moved. */
export type ExtendableInstalment = { dueDate: string; isPaid: boolean; extendedAt: string | null };

/**
 * Returns the date to which the payer may move the due date of the next instalment; null if they may not. Once per
 * plan, while it is being paid, not to or past the due date that follows, and before the payer counts as late: late
 * payments are settled with staff.
 */
export function extendedDueDate(
  instalments: readonly ExtendableInstalment[],
  { status, isWithPartner, now }: { status: OrderStatus; isWithPartner: boolean; now: string },
): string | null {
  const [next, following] = instalments.filter(({ isPaid }) => !isPaid);
  if (!next || status !== 'PAYMENT_ONGOING' || isWithPartner) return null;
  if (instalments.some(({ extendedAt }) => extendedAt !== null)) return null;
  if (hasPassed(daysLater(next.dueDate, DELAYED_AFTER_DAYS), now)) return null;
  const until = daysLater(next.dueDate, INSTALMENT_EXTENSION_DAYS);
  return following && Date.parse(following.dueDate) <= Date.parse(until) ? null : until;
}
