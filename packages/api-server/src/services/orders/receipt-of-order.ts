import type { LoadedOrder } from './load-orders.ts';
import { maySetPassword } from './may-set-password.ts';
import { refundedOf, waitsForSeat } from './order-facts.ts';

/**
 * Returns what was paid and given back on an order, and what its first payment led to: the place with the start of its
 * course, whether the account it created still needs a password, and whether only the mail opens the account (D-144).
 * Null before that payment.
 */
export function receiptOfOrder(order: LoadedOrder, now: Date) {
  const { userId, cohort, status, attempts } = order;
  if (!userId || (status !== 'PAYMENT_ONGOING' && status !== 'PAYMENT_COMPLETED')) return null;
  const canSetPassword = maySetPassword(order, now) !== null;
  const paid = attempts.filter((one) => one.status === 'SUCCEEDED');
  const refunded = paid.reduce((sum, { paymentId }) => sum + refundedOf(order, paymentId), 0);
  return {
    paid: paid.reduce((sum, { amount }) => sum + amount, 0),
    ...(refunded > 0 ? { refunded } : {}),
    place: cohort ? (waitsForSeat(order) ? 'WAITING' : 'SEATED') : 'NO_COHORT',
    ...(cohort ? { batchNumber: cohort.batchNumber } : {}),
    ...(cohort?.startsAt ? { startsAt: cohort.startsAt.toISOString() } : {}),
    canSetPassword,
    ...(order.canSignIn || canSetPassword ? {} : { opensByMail: true as const }),
  } as const;
}
