import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { EnteredCard } from '../../gateways/payments/payment-gateway.ts';
import { type LoadedOrder, loadOrders, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';

/** The prefix of a token of the provider's page, which is not itself a card. */
const CHECKOUT = 'cs_';

/** A card as submitted by the payer: the provider's token, and whether it may be charged when an instalment is due. */
export type OfferedCard = { paymentMethodToken: string; payAutomatically?: boolean | undefined };

/**
 * Saves what the provider reports about a card and selects it for the order; a card sent again is the same one. A payer
 * who pays automatically continues to do so with the new card until they say otherwise.
 */
export async function keepCard(
  deps: Deps,
  order: Pick<LoadedOrder, 'orderId' | 'emailId' | 'customerRef' | 'paysAutomatically'>,
  { paymentMethodToken, payAutomatically = order.paysAutomatically }: OfferedCard,
) {
  const { orderId } = order;
  const { card: gateway } = deps.payments;
  const card = await gateway.readCard(paymentMethodToken);
  const customerRef = payAutomatically
    ? await gateway.attachCard(paymentMethodToken, order)
    : order.customerRef;
  const selectedAt = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(orderCards)
      .values({ orderId, paymentMethodToken, ...card, selectedAt })
      .onConflictDoUpdate({
        target: [orderCards.orderId, orderCards.paymentMethodToken],
        set: { ...card, selectedAt },
      });
    await tx
      .update(orders)
      .set({ customerRef, paysAutomatically: payAutomatically })
      .where(eq(orders.orderId, orderId));
  });
}

/** Saves a card entered on the provider's page, with the payer it belongs to there; once saved it does not change. */
export async function keepEnteredCard(
  deps: Deps,
  orderId: string,
  { paymentMethodToken, customerRef }: EnteredCard,
  payAutomatically?: boolean,
): Promise<void> {
  const [order] = await loadOrders(deps.db, eq(orders.orderId, orderId), 1);
  if (order) await keepCard(deps, { ...order, customerRef }, { paymentMethodToken, payAutomatically });
}

/**
 * Adds a card to the caller's order by the provider's token, or by that of the page where it was entered.
 * @throws Refusal NOT_FOUND not own, BAD_REQUEST unknown token, BAD_GATEWAY
 */
export async function saveCard(deps: Deps, caller: Caller, orderId: string, card: OfferedCard) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const [order] = await loadOrders(deps.db, own, 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  if (!card.paymentMethodToken.startsWith(CHECKOUT)) await keepCard(deps, order, card);
  else {
    const entered = await deps.payments.card.readEnteredCard(card.paymentMethodToken, orderId);
    if (!entered) throw refuse('BAD_REQUEST', 'No card was entered on the payment provider’s page.');
    await keepEnteredCard(deps, orderId, entered, card.payAutomatically);
  }
  return readCards(deps, own);
}

/** Lists the cards saved for the caller's order, the selected one first. */
export async function readCards(deps: Deps, own: SQL | undefined) {
  const [order] = await loadOrders(deps.db, own, 1);
  const cardData = order?.cards ?? [];
  return {
    cardData,
    selectedCard: cardData[0]?.cardId ?? null,
    paysAutomatically: order?.paysAutomatically ?? false,
  };
}
