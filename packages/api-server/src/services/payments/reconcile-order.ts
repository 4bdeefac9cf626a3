import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayThatTook } from '../../gateways/payments/payment-gateway.ts';
import { type LoadedOrder, loadOrders, type PaymentAttempt } from '../orders/load-orders.ts';
import { followSettlement } from './follow-settlement.ts';
import { settlePayment } from './settle-payment.ts';

/** How long a reader waits for a slow provider; the query continues after the answer is sent. */
const PATIENCE_MS = 3_000;

type Open = Pick<PaymentAttempt, 'paymentId' | 'method' | 'provider' | 'providerRef'> & { orderId: string };

/**
 * Queries the provider about one open payment and applies its answer. If the provider does not answer, it stays open.
 * @returns whether the provider has decided: the payment is then settled, by this call or by another
 */
export async function reconcilePayment(
  deps: Deps,
  { orderId, paymentId, method, provider, providerRef }: Open,
): Promise<boolean> {
  const gateway = gatewayThatTook(deps.payments, { method, provider });
  if (!providerRef || !gateway) return false;
  try {
    const result = await gateway.readStatus(providerRef);
    if (result.status === 'PENDING') return false;
    const settled = await deps.db.transaction((tx) =>
      settlePayment(tx, deps, { orderId, paymentId }, result),
    );
    if (settled === 'SETTLED') followSettlement(deps, orderId);
    return true;
  } catch (error) {
    deps.log.warn({ paymentId, err: error }, 'payment not reconciled');
    return false;
  }
}

/**
 * Queries the provider about an order's open payments when the order is opened, so that a lost event costs no one their
 * place. A hanging provider delays the reader by seconds at most: the order is then still pending.
 * @returns the order as it is afterwards
 */
export async function reconcileForReading(deps: Deps, order: LoadedOrder): Promise<LoadedOrder> {
  const open = order.attempts.filter(({ status }) => status === 'PENDING');
  if (open.length === 0) return order;
  let timer: NodeJS.Timeout | undefined;
  const asked = new Promise<boolean>((resolve, reject) => {
    deps.background.run('reconcile-order', async () => {
      const words = open.map((one) => reconcilePayment(deps, { ...one, orderId: order.orderId }));
      await Promise.all(words).then((all) => resolve(all.some(Boolean)), reject);
    });
    timer = setTimeout(() => resolve(true), PATIENCE_MS);
  });
  const isDecided = await asked.finally(() => clearTimeout(timer));
  if (!isDecided) return order;
  const [fresh] = await loadOrders(deps.db, eq(orders.orderId, order.orderId), 1);
  return fresh ?? order;
}
