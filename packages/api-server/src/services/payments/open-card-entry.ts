import { and, eq } from 'drizzle-orm';
import type { Caller, RequestFacts } from '../../api/context.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';
import { loadOrders, ownOrders } from '../orders/load-orders.ts';
import { assertOrderOpen } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';

/**
 * Opens the provider's own card page for the caller's order, without a payment. The return address to the billing page
 * names the entry, and `saveCard` accepts that name; the provider's event saves the card as well.
 * @throws Refusal NOT_FOUND not own, CONFLICT order closed or no such page, BAD_GATEWAY
 */
export async function openCardEntry(
  deps: Deps,
  caller: Caller,
  { clientOrigin }: Pick<RequestFacts, 'clientOrigin'>,
  orderId: string,
) {
  const [order] = await loadOrders(deps.db, and(eq(orders.orderId, orderId), ownOrders(caller)), 1);
  if (!order) throw refuse('NOT_FOUND', 'Order not found.');
  assertOrderOpen(order, deps.now());
  const { openCardEntry: open } = gatewayOf(deps.payments, 'CARD', order);
  if (!open) throw refuse('CONFLICT', 'The payment provider only takes cards with a payment.');
  const { emailId, customerRef } = order;
  return open({
    orderId,
    emailId,
    customerRef,
    // Stripe replaces the braces with the name of the entry, so they must not be encoded.
    returnUrl: `${clientOrigin}/billing?order=${orderId}&card={CHECKOUT_SESSION_ID}`,
  });
}
