import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { OrderRequest } from '@plinth/domain/orders/order-request';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { insertPayment } from '../payments/insert-payment.ts';
import { findOpenablePayment, type OpenablePayment, openPayment } from '../payments/open-payment.ts';
import { applyPlan } from './apply-plan.ts';
import { insertOrder } from './insert-order.ts';
import { withIdempotency } from './with-idempotency.ts';

/**
 * Makes an order and opens the card checkout of its whole price (API-094). When the provider does not answer the
 * order stays, and the same key goes on with it.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT, BAD_GATEWAY
 */
export async function createStripeOrder(
  deps: Deps,
  facts: RequestFacts,
  request: OrderRequest,
  key: string | undefined,
) {
  const opened: OpenablePayment[] = [];
  const made = await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: 'create-stripe-order', key, body: request }, async () => {
      const order = await insertOrder(tx, deps, request);
      const plan = await applyPlan(tx, deps, { ...order, tries: [] }, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
      const [first] = plan.instalments;
      const method = request.provider ?? ('CARD' as const);
      const paymentId = first
        ? await insertPayment(tx, deps, order, { ...first, seq: first.sequence }, method)
        : null;
      if (first && paymentId) opened.push({ ...order, ...first, paymentId, method, checkoutUrl: null });
      return { orderId: order.orderId, paymentId, currency: order.currency, method };
    }),
  );
  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', made.orderId);
  const order = { orderId: made.orderId, orderToken };
  if (!made.paymentId)
    return {
      ...order,
      provider: made.method,
      checkoutUrl: facts.clientOrigin + paymentPlanPath(orderToken),
      amount: 0,
      currency: made.currency,
    };
  const { provider, checkoutUrl, amount, currency } = await openPayment(
    deps,
    facts,
    opened[0] ?? (await findOpenablePayment(deps, made.paymentId)),
  );
  return { ...order, provider, checkoutUrl, amount, currency };
}
