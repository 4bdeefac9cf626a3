import type { OrderRequest } from '@plinth/domain/orders/order-request';
import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { insertOrder, priceOrder } from './insert-order.ts';
import { planOf } from './order-facts.ts';
import { withIdempotency } from './with-idempotency.ts';

/**
 * Creates an order without starting a payment.
 * @throws Refusal NOT_FOUND, BAD_REQUEST, CONFLICT key reused with another body or voucher used up
 */
export async function createOrder(deps: Deps, request: OrderRequest, key: string | undefined) {
  const priced = await priceOrder(deps, request);
  const answer = await deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: 'create-order', key, body: request, now: deps.now() }, async () => {
      const order = await insertOrder(tx, deps, priced);
      return {
        orderId: order.orderId,
        amount: planOf({ ...order, attempts: [] }, deps.now()).total,
        currency: order.currency,
      };
    }),
  );
  const orderToken = derivedToken(deps.settings.PLINTH_SECRET, 'order', answer.orderId);
  return { ...answer, orderToken, status: 'CREATED' as const };
}
