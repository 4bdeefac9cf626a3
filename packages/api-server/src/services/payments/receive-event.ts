import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { gatewayEvents, orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayEvent, PaymentGateway } from '../../gateways/payments/payment-gateway.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { followSettlement } from './follow-settlement.ts';
import { keepEnteredCard } from './save-card.ts';
import { settleLocked } from './settle-payment.ts';
import { takeProviderRefund } from './take-provider-refund.ts';

type Delivery = {
  rawBody: string | null;
  signature: string | undefined;
  checkoutToken?: string;
  /** The event's id, as the provider sends it beside the body. */
  eventId?: string | undefined;
};

/** The order of the payment an event is about: by its reference, or by our id before the reference was recorded. */
const orderOf = (tx: Transaction, provider: string, { providerRef, paymentId }: GatewayEvent) =>
  eq(
    orders.orderId,
    tx
      .select({ orderId: payments.orderId })
      .from(payments)
      .where(
        and(
          eq(payments.provider, provider),
          or(
            eq(payments.providerRef, providerRef),
            paymentId ? eq(payments.paymentId, paymentId) : undefined,
          ),
        ),
      )
      .limit(1),
  );

/**
 * Processes a provider's event: recorded once with its outcome, in one transaction with its effect. The order's lock
 * makes repeats wait and a settled payment stays as it is, so a repeat has no effect.
 * @throws Refusal FORBIDDEN for a bad signature, BAD_REQUEST when it is about another checkout than the address names
 */
export async function receiveEvent(
  deps: Deps,
  gateway: PaymentGateway,
  { rawBody, signature, checkoutToken, eventId: namedBeside }: Delivery,
) {
  const event = await gateway.readEvent(rawBody ?? '', signature ?? null, namedBeside);
  if (checkoutToken !== undefined && checkoutToken !== event.providerRef)
    throw refuse('BAD_REQUEST', 'The event is about a different checkout.');
  const { eventId, type, payload, payment: result } = event;
  const settledOrder = await deps.db.transaction(async (tx) => {
    const order = result ? await lockOrder(tx, orderOf(tx, gateway.name, event)) : null;
    const payment = order?.attempts.find(
      (one) =>
        one.provider === gateway.name &&
        (one.providerRef === event.providerRef || one.paymentId === event.paymentId),
    );
    const known = result && order && payment ? await settleLocked(tx, deps, order, payment, result) : null;
    let refunded: string | null = null;
    for (const one of event.refunds) refunded = await takeProviderRefund(tx, deps, gateway.name, one);
    const outcome = known ?? refunded ?? (result ? 'UNKNOWN_PAYMENT' : event.card ? 'CARD' : 'IGNORED');
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
