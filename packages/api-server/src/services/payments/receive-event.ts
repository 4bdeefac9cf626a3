import { eq, sql } from 'drizzle-orm';
import { gatewayEvents, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayEvent, PaymentGateway } from '../../gateways/payments/payment-gateway.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { followSettlement } from './follow-settlement.ts';
import { keepEnteredCard } from './save-card.ts';
import { settleLocked } from './settle-payment.ts';
import { takeProviderRefund } from './take-provider-refund.ts';

type Delivery = { rawBody: string | null; signature: string | undefined; checkoutToken?: string };

/** The order of the payment that an event is about: by its reference, or by our id before that was written down. */
const orderOf = (provider: string, { providerRef, paymentId }: GatewayEvent) =>
  eq(
    orders.orderId,
    sql`(select p.order_id from payments p where p.provider = ${provider}
      and (p.provider_ref = ${providerRef} or p.payment_id = ${paymentId}::uuid) limit 1)`,
  );

/**
 * Takes an event of a provider: recorded once with what came of it, in one transaction with its effect (D-68). The
 * order's lock makes repeats wait, and a settled payment stays as it is, so that a repeat has no effect.
 * @throws Refusal FORBIDDEN for a bad signature, BAD_REQUEST when it is about another checkout than the address names
 */
export async function receiveEvent(
  deps: Deps,
  gateway: PaymentGateway,
  { rawBody, signature, checkoutToken }: Delivery,
) {
  const event = await gateway.readEvent(rawBody ?? '', signature ?? null);
  if (checkoutToken !== undefined && checkoutToken !== event.providerRef)
    throw refuse('BAD_REQUEST', 'The event is about another checkout.');
  const { eventId, type, payload, payment: word } = event;
  const settledOrder = await deps.db.transaction(async (tx) => {
    const order = word ? await lockOrder(tx, orderOf(gateway.name, event)) : null;
    const payment = order?.tries.find(
      (one) =>
        one.provider === gateway.name &&
        (one.providerRef === event.providerRef || one.paymentId === event.paymentId),
    );
    const known = word && order && payment ? await settleLocked(tx, deps, order, payment, word) : null;
    let refunded: string | null = null;
    for (const one of event.refunds) refunded = await takeProviderRefund(tx, deps, gateway.name, one);
    const outcome = known ?? refunded ?? (word ? 'UNKNOWN_PAYMENT' : event.card ? 'CARD' : 'IGNORED');
    await tx
      .insert(gatewayEvents)
      .values({ provider: gateway.name, eventId, type, payload, outcome, receivedAt: deps.now() })
      .onConflictDoNothing();
    return known === 'SETTLED' ? order?.orderId : undefined;
  });
  if (event.card) await keepEnteredCard(deps, event.card.orderId, event.card);
  if (settledOrder) followSettlement(deps, settledOrder);
  return { received: true as const };
}
