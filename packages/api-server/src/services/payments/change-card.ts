import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { loadOrders, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { keepCard, readCards } from './save-card.ts';

/**
 * Selects a saved card of the caller's order, and sets whether due instalments are charged to it.
 * @throws Refusal NOT_FOUND order or card not own, BAD_REQUEST card gone at the provider, BAD_GATEWAY
 */
export async function changeCard(
  deps: Deps,
  caller: Caller,
  orderId: string,
  { cardId, payAutomatically }: { cardId: string; payAutomatically?: boolean | undefined },
) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const [order] = await loadOrders(deps.db, own, 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  const [card] = await deps.db
    .select({ paymentMethodToken: orderCards.paymentMethodToken })
    .from(orderCards)
    .where(and(eq(orderCards.orderId, orderId), eq(orderCards.cardId, cardId)));
  if (!card) throw refuse('NOT_FOUND', 'Card not found on this order.');
  if (!(await keepCard(deps, order, { ...card, payAutomatically }, true)))
    throw refuse('NOT_FOUND', 'Order not found.');
  return readCards(deps, own);
}
