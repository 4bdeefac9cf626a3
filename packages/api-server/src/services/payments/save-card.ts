import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';

/** Keeps what the provider says of a card, and selects it for the order; a card sent again is the same one (D-108). */
export async function keepCard(deps: Deps, orderId: string, paymentMethodToken: string) {
  const card = await deps.payments.card.readCard(paymentMethodToken);
  const selectedAt = deps.now();
  await deps.db
    .insert(orderCards)
    .values({ orderId, paymentMethodToken, ...card, selectedAt })
    .onConflictDoUpdate({
      target: [orderCards.orderId, orderCards.paymentMethodToken],
      set: { ...card, selectedAt },
    });
}

/**
 * Adds a card to an own order by the provider's token (API-116).
 * @throws Refusal NOT_FOUND not own, BAD_REQUEST unknown token, BAD_GATEWAY
 */
export async function saveCard(deps: Deps, caller: Caller, orderId: string, paymentMethodToken: string) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const [order] = await loadOrders(deps.db, own, 1);
  if (!order) throw refuse('NOT_FOUND', 'You have no such order.');
  await keepCard(deps, orderId, paymentMethodToken);
  const [fresh] = await loadOrders(deps.db, own, 1);
  const cardData = fresh?.cards ?? [];
  return { cardData, selectedCard: cardData[0]?.cardId ?? null };
}
