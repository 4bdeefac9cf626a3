import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orderCards, orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../orders/load-orders.ts';

/** Returns those of the tokens that no order holds any more. */
export async function heldByNone(tx: Transaction, tokens: readonly string[]): Promise<string[]> {
  const held = await tx
    .select({ token: orderCards.paymentMethodToken })
    .from(orderCards)
    .where(inArray(orderCards.paymentMethodToken, [...tokens]));
  const elsewhere = new Set(held.map(({ token }) => token));
  return [...new Set(tokens)].filter((token) => !elsewhere.has(token));
}

/**
 * Deletes the cards of orders and ends their automatic charges, under the lock that a charge takes: none begins
 * afterwards. What is owed stays owed.
 * @returns the tokens that no order holds any more, for `detachCards` after the commit
 */
export async function forgetCards(tx: Transaction, where: SQL | undefined): Promise<string[]> {
  const found = await tx
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(where)
    .orderBy(asc(orders.orderId));
  const ids = found.map(({ orderId }) => orderId);
  for (const orderId of ids) await lockOrder(tx, eq(orders.orderId, orderId));
  await tx.update(orders).set({ paysAutomatically: false }).where(inArray(orders.orderId, ids));
  // A checkout still open would save its card once it is paid.
  await tx
    .update(payments)
    .set({ keepsCard: false })
    .where(and(inArray(payments.orderId, ids), eq(payments.keepsCard, true)));
  const gone = await tx
    .delete(orderCards)
    .where(inArray(orderCards.orderId, ids))
    .returning({ token: orderCards.paymentMethodToken });
  return heldByNone(
    tx,
    gone.map(({ token }) => token),
  );
}

/** Removes cards at the provider, after the answer: here they are gone already. */
export function detachCards({ background, payments }: Deps, tokens: readonly string[]): void {
  for (const token of tokens) background.run('detach-card', () => payments.card.detachCard(token));
}
