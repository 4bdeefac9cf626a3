import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import {
  type PaymentStanding,
  paymentStanding,
  placeStateAt,
  worstStanding,
} from '@plinth/domain/orders/payment-standing';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { paymentBlocks } from '../../db/schema/money.ts';
import { type LoadedOrder, loadOrders } from '../orders/load-orders.ts';
import { type HandsFacts, isInOtherHands } from '../orders/order-facts.ts';

/** Returns the paid instalments of an order, by their number in the plan. */
export const paidOf = (order: Pick<LoadedOrder, 'attempts'>): Set<number> =>
  new Set(order.attempts.filter(({ status }) => status === 'SUCCEEDED').map(({ seq }) => seq));

type Owed = HandsFacts & Pick<LoadedOrder, 'instalments'>;

/** Returns how late the payer of an order is, given what is paid. */
export function standingOf(order: Owed, paid: ReadonlySet<number>, now: Date): PaymentStanding {
  const next = order.instalments.find(({ seq }) => !paid.has(seq));
  return paymentStanding(
    order.instalments.map(({ seq, dueDate }) => ({ dueDate, isPaid: paid.has(seq) })),
    { isInOtherHands: next !== undefined && isInOtherHands(order, next), now: now.toISOString() },
  );
}

/** Returns how late a payer is with the other orders that pay for the same place. Usually there are none. */
export async function standingOfOthers(
  db: Queryable,
  { otherOrderIds }: Pick<LoadedOrder, 'otherOrderIds'>,
  now: Date,
): Promise<PaymentStanding> {
  if (otherOrderIds.length === 0) return 'IN_TIME';
  const others = await loadOrders(db, inArray(orders.orderId, otherOrderIds), otherOrderIds.length);
  return worstStanding(others.map((order) => standingOf(order, paidOf(order), now)));
}

/**
 * Returns the state the payer's place should have, given what is paid of this order and how late they are with others for
 * the same place; null while there is no place.
 */
export function nextPlaceState(
  order: Owed & Pick<LoadedOrder, 'place'>,
  paid: ReadonlySet<number>,
  others: PaymentStanding,
  now: Date,
): CohortUserState | null {
  return order.place && placeStateAt(order.place, worstStanding([standingOf(order, paid, now), others]));
}

/**
 * Moves the payer's place to a state and updates its block note to match. A place that was moved by another writer in
 * the meantime is left alone.
 */
export async function movePlace(
  tx: Transaction,
  { orderId, place }: Pick<LoadedOrder, 'orderId' | 'place'>,
  next: CohortUserState | null,
  now: Date,
): Promise<void> {
  if (!place || next === null) return;
  const { enrolmentId, state, isBlockedForMoney } = place;
  if (next === state && (next === 'BLOCKED' || !isBlockedForMoney)) return;
  const isStill = and(
    eq(enrolments.enrolmentId, enrolmentId),
    eq(enrolments.state, state),
    ne(enrolments.state, next),
  );
  if (next !== 'BLOCKED') {
    const lifted = tx
      .$with('lifted')
      .as(tx.delete(paymentBlocks).where(eq(paymentBlocks.enrolmentId, enrolmentId)));
    await tx.with(lifted).update(enrolments).set({ state: next }).where(isStill);
    return;
  }
  const { rowCount } = await tx.update(enrolments).set({ state: next }).where(isStill);
  if (rowCount)
    await tx
      .insert(paymentBlocks)
      .values({ enrolmentId, orderId, blockedAt: now })
      .onConflictDoNothing({ target: paymentBlocks.enrolmentId });
}
