import { hasPassed } from './offer-deadlines.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * Returns the effective status of an order at a moment: one not paid in time has expired, even before the job that
 * records it has run.
 */
export function orderStatusAt(status: OrderStatus, paymentDeadline: string | null, now: string): OrderStatus {
  const awaitsFirstPayment = status === 'CREATED' || status === 'PLAN_CREATED';
  return awaitsFirstPayment && paymentDeadline !== null && hasPassed(paymentDeadline, now)
    ? 'EXPIRED'
    : status;
}
