import { eq } from 'drizzle-orm';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findPayment } from './find-payment.ts';
import { followSettlement } from './follow-settlement.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Handles the return from the buy-now-pay-later page. The token proves nothing: state and amount are read from the
 * provider. A repeat returns the same.
 * @throws Refusal NOT_FOUND for a token that is not a checkout of ours, CONFLICT other amount or order closed,
 * BAD_GATEWAY
 */
export async function processAffirm(deps: Deps, checkoutToken: string) {
  const gateway = deps.payments.payLater;
  const payment = await findPayment(deps.db, gateway.name, { providerRef: checkoutToken, paymentId: null });
  if (payment?.method !== 'PAY_LATER') throw refuse('NOT_FOUND', 'The provider does not know this checkout.');
  if (payment.status !== 'SUCCEEDED' && payment.status !== 'FLAGGED') {
    const result = await gateway.readStatus(checkoutToken);
    const settled = await deps.db.transaction((tx) => settlePayment(tx, deps, payment, result));
    if (settled === 'SETTLED') followSettlement(deps, payment.orderId);
  }
  const [now] = await deps.db
    .select({
      orderId: orders.orderId,
      status: orders.status,
      payment: payments.status,
      reason: payments.failureReason,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(eq(payments.paymentId, payment.paymentId));
  if (!now) throw refuse('NOT_FOUND', 'The provider does not know this checkout.');
  if (now.payment === 'FLAGGED')
    throw refuse(
      'CONFLICT',
      `${now.reason ?? 'The payment does not fit the order.'} Write to us and we will sort it out.`,
    );
  if (now.payment !== 'SUCCEEDED' && (now.status === 'EXPIRED' || now.status === 'CANCELLED'))
    throw refuse('CONFLICT', 'This order has expired or was cancelled.');
  return { orderId: now.orderId, status: now.status };
}
