import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { gatewayThatTook } from '../../gateways/payments/payment-gateway.ts';
import { settlePayment } from './settle-payment.ts';

const BATCH = 50;

/** Open checkouts that must not be paid any more: the order has ended, the instalment is paid, or the EMI partner has it. */
const isSpent = or(
  sql`${orders.status} in ('PAYMENT_COMPLETED', 'CANCELLED', 'EXPIRED')`,
  sql`exists (select 1 from payments paid where paid.order_id = ${payments.orderId} and paid.seq = ${payments.seq}
    and paid.status = 'SUCCEEDED')`,
  sql`${payments.paymentType} <> 'DOWN_PAYMENT' and ${orders.planType} in ('EMI_WITH_DP', 'EMI_UPFRONT')
    and exists (select 1 from emi_applications e where e.order_id = ${orders.orderId}
      and e.status in ('IN_REVIEW', 'REVIEWED'))`,
);

/**
 * Closes checkouts at their providers by which something would be paid twice, or for nothing. What was paid meanwhile
 * settles as ever, and is flagged; a provider that does not answer is asked again at the next turn.
 * @returns how many were closed
 */
export async function closeSpentCheckouts(deps: Deps, where?: SQL): Promise<number> {
  const open = await deps.db
    .select({
      paymentId: payments.paymentId,
      orderId: payments.orderId,
      method: payments.method,
      provider: payments.provider,
      providerRef: payments.providerRef,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(
      and(
        eq(payments.status, 'PENDING'),
        eq(payments.isAutomatic, false),
        isNotNull(payments.providerRef),
        isSpent,
        where,
      ),
    )
    .limit(BATCH);
  let closed = 0;
  for (const { paymentId, orderId, providerRef, ...took } of open) {
    const gateway = gatewayThatTook(deps.payments, took);
    if (!gateway || !providerRef) continue;
    try {
      const word = await gateway.closeCheckout(providerRef);
      await deps.db.transaction((tx) => settlePayment(tx, deps, { orderId, paymentId }, word));
      if (word.status !== 'PENDING') closed += 1;
    } catch (error) {
      deps.log.warn({ paymentId, err: error }, 'checkout not closed');
    }
  }
  return closed;
}
