import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { readCards } from './save-card.ts';

/**
 * Forgets a card of an own order, here and at the provider; a repeat answers the same. When the card that pays by itself goes, nothing is charged
 * by itself any more: another card was never agreed to.
 * @throws Refusal NOT_FOUND order not own
 */
export async function removeCard(deps: Deps, caller: Caller, orderId: string, cardId: string) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const removed = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, own);
    if (!order) throw refuse('NOT_FOUND', 'You have no such order.');
    const [card] = await tx
      .delete(orderCards)
      .where(and(eq(orderCards.orderId, orderId), eq(orderCards.cardId, cardId)))
      .returning({ paymentMethodToken: orderCards.paymentMethodToken });
    const [elsewhere] = card
      ? await tx
          .select({ cardId: orderCards.cardId })
          .from(orderCards)
          .where(eq(orderCards.paymentMethodToken, card.paymentMethodToken))
          .limit(1)
      : [];
    if (order.cards[0]?.cardId === cardId)
      await tx.update(orders).set({ paysAutomatically: false }).where(eq(orders.orderId, orderId));
    return elsewhere ? null : card;
  });
  // Here it is gone already; the provider hears of it behind the answer.
  if (removed)
    deps.background.run('detach-card', () => deps.payments.card.detachCard(removed.paymentMethodToken));
  return readCards(deps, own);
}
