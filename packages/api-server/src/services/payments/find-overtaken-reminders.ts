import { and, eq, inArray, not } from 'drizzle-orm';
import { isPayerErased } from '../../db/queries/orders/is-payer-erased.ts';
import { isUnseated } from '../../db/queries/orders/is-unseated.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders } from '../orders/load-orders.ts';
import { isNextWithPartner, nextInstalment } from '../orders/order-facts.ts';
import { dueReminder, extensionKey, reminderKey } from './due-reminder.ts';

/** The order that a mail about an instalment names in its key. */
const ORDER = /^instalment(?:-extended)?:([^:]+):/;

/**
 * Finds the mails about an instalment that no longer hold: it was paid, its date moved, a later reminder took the place
 * of this one, a partner took over, the payer waits for a seat or was erased, or the order ended. Returns their keys.
 */
export async function findOvertakenReminders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  due: readonly { onceKey: string | null }[],
): Promise<Set<string>> {
  const orderIds = new Map(
    due.flatMap(({ onceKey }) => {
      const orderId = onceKey?.match(ORDER)?.[1];
      return onceKey && orderId ? [[onceKey, orderId]] : [];
    }),
  );
  if (orderIds.size === 0) return new Set();
  const owed = await loadOrders(
    db,
    and(
      inArray(orders.orderId, [...new Set(orderIds.values())]),
      eq(orders.status, 'PAYMENT_ONGOING'),
      not(isUnseated('orders')),
      not(isPayerErased('orders')),
    ),
    orderIds.size,
  );
  const holding = new Set(
    owed.flatMap((order) => {
      const reminder = dueReminder(order, now());
      const next = isNextWithPartner(order) ? null : nextInstalment(order);
      return [...(reminder ? [reminderKey(reminder)] : []), ...(next ? [extensionKey(order, next)] : [])];
    }),
  );
  return new Set([...orderIds.keys()].filter((key) => !holding.has(key)));
}
