import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orderCards, orders } from '../../db/schema/admissions.ts';
import { idempotencyKeys } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import type { EnteredCard } from '../../gateways/payments/payment-gateway.ts';
import { type LoadedOrder, loadOrders, ownOrders } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { detachCards, heldByNone } from './forget-cards.ts';
import { isOfErased } from './is-of-erased.ts';
import { payerOf } from './payer-of.ts';

/** The prefix of a token of the provider's page, which is not itself a card. */
const CHECKOUT = 'cs_';

/** A card as submitted by the payer: the provider's token, and whether it may be charged when an instalment is due. */
export type OfferedCard = { paymentMethodToken: string; payAutomatically?: boolean | undefined };

/**
 * Whether a card may be kept for an order, under its lock: not for a person erased since, or without any account if the
 * card was saved from one.
 */
async function mayKeep(tx: Transaction, orderId: string, isByAccount: boolean): Promise<boolean> {
  const [order] = await tx
    .select({ userId: orders.userId, emailId: orders.emailId })
    .from(orders)
    .where(eq(orders.orderId, orderId))
    .for('update');
  if (!order || (await isOfErased(tx, orderId))) return false;
  return !isByAccount || (await payerOf(tx, order)).length > 0;
}

/**
 * Saves what the provider reports about a card and selects it for the order; a card sent again is the same one. A payer
 * who pays automatically continues to do so with the new card until they say otherwise.
 * @param isByAccount whether only the account of the order saves cards this way; anyone with its link does otherwise
 * @returns false if the payer was erased meanwhile: then nothing is saved, and the card is removed at the provider
 */
export async function keepCard(
  deps: Deps,
  order: Pick<LoadedOrder, 'orderId' | 'emailId' | 'customerRef' | 'paysAutomatically'>,
  { paymentMethodToken, payAutomatically = order.paysAutomatically }: OfferedCard,
  isByAccount: boolean,
): Promise<boolean> {
  const { orderId } = order;
  const { card: gateway } = deps.payments;
  const card = await gateway.readCard(paymentMethodToken);
  const customerRef = payAutomatically
    ? await gateway.attachCard(paymentMethodToken, order)
    : order.customerRef;
  const selectedAt = deps.now();
  const refused = await deps.db.transaction(async (tx) => {
    if (!(await mayKeep(tx, orderId, isByAccount))) return heldByNone(tx, [paymentMethodToken]);
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
    return null;
  });
  detachCards(deps, refused ?? []);
  return refused === null;
}

/**
 * Saves a card entered on the provider's page, with the payer it belongs to there. It is saved once: an event that is
 * repeated, or a page that is loaded again, brings back no card that was removed and selects none anew.
 * @param payAutomatically if the payer says so with this card, which is then saved in any case
 * @returns false if the payer was erased meanwhile
 */
export async function keepEnteredCard(
  deps: Deps,
  orderId: string,
  { paymentMethodToken, customerRef }: EnteredCard,
  payAutomatically?: boolean,
): Promise<boolean> {
  const [order] = await loadOrders(deps.db, eq(orders.orderId, orderId), 1);
  if (!order) return false;
  const entry = { scope: `entered-card:${orderId}`, key: hashToken(paymentMethodToken) };
  const isEntry = and(eq(idempotencyKeys.scope, entry.scope), eq(idempotencyKeys.key, entry.key));
  if (payAutomatically === undefined && (await deps.db.$count(idempotencyKeys, isEntry)) > 0) return true;
  const isKept = await keepCard(
    deps,
    { ...order, customerRef },
    { paymentMethodToken, payAutomatically },
    true,
  );
  if (isKept)
    await deps.db
      .insert(idempotencyKeys)
      .values({ ...entry, bodyHash: entry.key, createdAt: deps.now() })
      .onConflictDoNothing();
  return isKept;
}

/**
 * Adds a card to the caller's order by the provider's token, or by that of the page where it was entered.
 * @throws Refusal NOT_FOUND not own, BAD_REQUEST unknown token, BAD_GATEWAY
 */
export async function saveCard(deps: Deps, caller: Caller, orderId: string, card: OfferedCard) {
  const own = and(eq(orders.orderId, orderId), ownOrders(caller));
  const [order] = await loadOrders(deps.db, own, 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  const isKept = card.paymentMethodToken.startsWith(CHECKOUT)
    ? await saveEnteredCard(deps, orderId, card)
    : await keepCard(deps, order, card, true);
  if (!isKept) throw refuse('NOT_FOUND', 'Order not found.');
  return readCards(deps, own);
}

async function saveEnteredCard(deps: Deps, orderId: string, card: OfferedCard): Promise<boolean> {
  const entered = await deps.payments.card.readEnteredCard(card.paymentMethodToken, orderId);
  if (!entered) throw refuse('BAD_REQUEST', 'No card was entered on the payment provider’s page.');
  return keepEnteredCard(deps, orderId, entered, card.payAutomatically);
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
