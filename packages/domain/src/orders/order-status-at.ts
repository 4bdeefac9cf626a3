import { hasPassed } from './offer-deadlines.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * The status of an order as it holds at a moment: one on which nothing was paid in time has expired, also before the
 * job that writes it down has run.
 */
export function orderStatusAt(status: OrderStatus, paymentDeadline: string | null, now: string): OrderStatus {
  const awaitsFirstPayment = status === 'CREATED' || status === 'PLAN_CREATED';
  return awaitsFirstPayment && paymentDeadline !== null && hasPassed(paymentDeadline, now)
    ? 'EXPIRED'
    : status;
}
