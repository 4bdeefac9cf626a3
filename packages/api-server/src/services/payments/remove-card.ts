import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { detachCards, heldByNone } from './forget-cards.ts';
import { readCards } from './save-card.ts';

/**
 * Removes a card of the caller's order, here and at the provider; a repeat returns the same. If it was the card charged
 * automatically, automatic charges stop: the payer never agreed to another card.
 * @throws Refusal NOT_FOUND order not own
 */
export async function removeCard(deps: Deps, caller: Caller, orderId: string, cardId: string) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const removed = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, own);
    if (!order) throw refuse('NOT_FOUND', 'Order not found.');
    const [card] = await tx
      .delete(orderCards)
      .where(and(eq(orderCards.orderId, orderId), eq(orderCards.cardId, cardId)))
      .returning({ paymentMethodToken: orderCards.paymentMethodToken });
    if (order.cards[0]?.cardId === cardId)
      await tx.update(orders).set({ paysAutomatically: false }).where(eq(orders.orderId, orderId));
    return card ? heldByNone(tx, [card.paymentMethodToken]) : [];
  });
  // Already gone here; the provider is informed after the answer is sent.
  detachCards(deps, removed);
  return readCards(deps, own);
}
