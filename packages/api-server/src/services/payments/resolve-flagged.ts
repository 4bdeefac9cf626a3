import { formatMoney } from '@plinth/domain/money/format-money';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { awaitsDecision } from '../../db/queries/payments/awaits-decision.ts';
import { orders, payments } from '../../db/schema/admissions.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { isPartPaid, partOf } from '../emi/record-disbursement.ts';
import { lockOrderOf } from '../orders/load-orders.ts';
import { nextInstalment } from '../orders/order-facts.ts';
import { reclaimVoucher } from '../orders/reclaim-voucher.ts';
import { refuse } from '../refusal.ts';
import { refundPayment } from './refund-payment.ts';
import { recordCharge } from './settle-payment.ts';

const PAGE = 100;

/** Lists payments that arrived but do not match what was due, oldest first, until staff have decided. */
export async function listFlagged({ db }: Pick<Deps, 'db'>) {
  return db
    .select({
      paymentId: payments.paymentId,
      orderId: payments.orderId,
      emailId: orders.emailId,
      orderStatus: orders.status,
      currency: payments.currency,
      amount: payments.amount,
      receivedAmount: payments.receivedAmount,
      receivedCurrency: payments.receivedCurrency,
      reason: payments.failureReason,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(awaitsDecision('payments'))
    .orderBy(asc(payments.createdAt), asc(payments.paymentId))
    .limit(PAGE);
}

async function lockFlagged(tx: Transaction, paymentId: string) {
  const order = await lockOrderOf(tx, payments, eq(payments.paymentId, paymentId));
  const [row] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  const payment = order?.attempts.find((one) => one.paymentId === paymentId);
  if (!order || !payment || !row) throw refuse('NOT_FOUND', 'Payment not found.');
  if (row.status !== 'FLAGGED' || row.resolvedAt)
    throw refuse('CONFLICT', 'This payment is not waiting for a decision.', { status: row.status });
  const [underWay] = await tx
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, ['REQUESTED', 'PENDING'])));
  if (underWay) throw refuse('CONFLICT', 'It is already on its way back.');
  return { order, payment, row };
}

/**
 * Accepts a flagged payment as the next instalment of its order, that of an EMI partner as its part, for staff, if the
 * amount matches exactly; an order that had ended continues.
 * @throws Refusal NOT_FOUND, CONFLICT decided already, nothing is due or another amount is
 */
export async function acceptFlagged(deps: Deps, act: StaffAct, paymentId: string) {
  return deps.db.transaction(async (tx) => {
    const { order, payment, row } = await lockFlagged(tx, paymentId);
    const part = payment.method === 'EMI_PARTNER' && !isPartPaid({ order }) ? partOf({ order }) : undefined;
    const next = part ?? nextInstalment(order);
    if (!next) throw refuse('CONFLICT', 'Nothing is due on this order; give the money back.');
    if (row.receivedAmount !== next.amount || row.receivedCurrency !== order.currency)
      throw refuse(
        'CONFLICT',
        `Due is ${formatMoney({ amount: next.amount, currency: order.currency })}, which is not what came; give the money back.`,
      );
    const { seq, paymentType, amount } = next;
    await tx
      .update(payments)
      .set({ seq, paymentType, amount, currency: order.currency, resolvedAt: deps.now() })
      .where(eq(payments.paymentId, paymentId));
    if (order.status === 'EXPIRED' || order.status === 'CANCELLED') {
      await reclaimVoucher(tx, order);
      // An application that ended with the order can be handed in again, unless the partner has just paid.
      if (part || payment.method !== 'EMI_PARTNER')
        await tx
          .update(emiApplications)
          .set({ status: part ? 'REVIEWED' : 'STARTED' })
          .where(and(eq(emiApplications.orderId, order.orderId), eq(emiApplications.status, 'EXPIRED')));
    }
    await recordCharge(tx, deps, order, { ...payment, seq, amount, currency: order.currency });
    await recordAudit(tx, deps.now(), act, {
      action: 'accept-flagged',
      subjectId: order.userId,
      details: { orderId: order.orderId, paymentId, seq, amount, currency: order.currency },
      before: { status: order.status },
    });
    return { emailId: order.emailId, amount, currency: order.currency };
  });
}

/**
 * Refunds a flagged payment for staff, through the provider like any refund; once it has gone, the ledger has both
 * movements and the order is as if the payment had never arrived.
 * @throws Refusal NOT_FOUND, CONFLICT decided already or on its way back
 */
export async function returnFlagged(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'payments'>,
  act: StaffAct,
  paymentId: string,
  reason: string,
) {
  const { row } = await deps.db.transaction((tx) => lockFlagged(tx, paymentId));
  if (row.receivedAmount === 0) throw refuse('CONFLICT', 'Nothing arrived with this payment.');
  return refundPayment(deps, act, { paymentId, reason, idempotencyKey: `flagged:${paymentId}:${uuidv7()}` });
}
