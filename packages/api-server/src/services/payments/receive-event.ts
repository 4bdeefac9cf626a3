import { and, eq } from 'drizzle-orm';
import { gatewayEvents } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts';
import { refuse } from '../refusal.ts';
import { findPayment } from './find-payment.ts';
import { settlePayment } from './settle-payment.ts';

type Delivery = { rawBody: string | null; signature: string | undefined; checkoutToken?: string };

/**
 * Takes an event of a provider: recorded once with what came of it, in one transaction with its effect (D-68).
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
  await deps.db.transaction(async (tx) => {
    const { eventId, type, payload } = event;
    const [fresh] = await tx
      .insert(gatewayEvents)
      .values({ provider: gateway.name, eventId, type, payload, outcome: 'IGNORED', receivedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ eventId: gatewayEvents.eventId });
    if (!fresh || !event.payment) return;
    const payment = await findPayment(tx, gateway.name, event);
    const outcome = payment ? await settlePayment(tx, deps, payment, event.payment) : 'UNKNOWN_PAYMENT';
    await tx
      .update(gatewayEvents)
      .set({ outcome })
      .where(and(eq(gatewayEvents.provider, gateway.name), eq(gatewayEvents.eventId, eventId)));
  });
  return { received: true as const };
}
