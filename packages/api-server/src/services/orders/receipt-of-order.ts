import type { LoadedOrder } from './load-orders.ts';
import { maySetPassword } from './may-set-password.ts';
import { waitsForSeat } from './order-facts.ts';

/**
 * Returns what the first payment of an order led to: the place with the start of its course, whether the account it
 * created still needs a password, and whether only the mail opens the account (D-144). Null before that payment.
 */
export function receiptOfOrder(order: LoadedOrder, now: Date) {
  const { userId, cohort, status, attempts } = order;
  if (!userId || (status !== 'PAYMENT_ONGOING' && status !== 'PAYMENT_COMPLETED')) return null;
  const canSetPassword = maySetPassword(order, now) !== null;
  return {
    paid: attempts.reduce((sum, one) => (one.status === 'SUCCEEDED' ? sum + one.amount : sum), 0),
    place: cohort ? (waitsForSeat(order) ? 'WAITING' : 'SEATED') : 'NO_COHORT',
    ...(cohort ? { batchNumber: cohort.batchNumber } : {}),
    ...(cohort?.startsAt ? { startsAt: cohort.startsAt.toISOString() } : {}),
    canSetPassword,
    ...(order.canSignIn || canSetPassword ? {} : { opensByMail: true as const }),
  } as const;
}
