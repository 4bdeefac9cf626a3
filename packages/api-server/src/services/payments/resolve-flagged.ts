import { formatMoney } from '@plinth/domain/money/format-money';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { ledgerEntries, orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { nextInstalment } from '../orders/order-facts.ts';
import { refuse } from '../refusal.ts';
import { recordCharge } from './settle-payment.ts';

const PAGE = 100;

/** Payments that arrived and do not fit what was asked for, oldest first, until staff have decided. */
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
    .where(and(eq(payments.status, 'FLAGGED'), isNull(payments.resolvedAt)))
    .orderBy(asc(payments.createdAt), asc(payments.paymentId))
    .limit(PAGE);
}

async function lockFlagged(tx: Transaction, paymentId: string) {
  const order = await lockOrder(
    tx,
    eq(orders.orderId, sql`(select p.order_id from payments p where p.payment_id = ${paymentId}::uuid)`),
  );
  const [row] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
  const payment = order?.tries.find((one) => one.paymentId === paymentId);
  if (!order || !payment || !row) throw refuse('NOT_FOUND', 'There is no such payment.');
  if (row.status !== 'FLAGGED' || row.resolvedAt)
    throw refuse('CONFLICT', 'This payment does not wait for a decision.', { status: row.status });
  return { order, payment, row };
}

/**
 * Staff take a flagged payment for the next instalment of its order, when it is of just that amount; an order that
 * had ended goes on.
 * @throws Refusal NOT_FOUND, CONFLICT decided already, nothing is due or another amount is
 */
export async function acceptFlagged(deps: Deps, paymentId: string) {
  return deps.db.transaction(async (tx) => {
    const { order, payment, row } = await lockFlagged(tx, paymentId);
    const next = nextInstalment(order);
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
    await recordCharge(tx, deps, order, { ...payment, seq, amount, currency: order.currency });
    await tx
      .insert(auditEntries)
      .values({ action: 'accept-flagged', details: { paymentId, was: order.status } });
    return { emailId: order.emailId, amount, currency: order.currency };
  });
}

/**
 * Staff record that a flagged payment was given back at the provider: the ledger has both movements, and the order is
 * as if it had never come.
 * @throws Refusal NOT_FOUND, CONFLICT decided already
 */
export async function returnFlagged(deps: Pick<Deps, 'db' | 'now'>, paymentId: string, reason: string) {
  return deps.db.transaction(async (tx) => {
    const { order, row } = await lockFlagged(tx, paymentId);
    const createdAt = deps.now();
    const received = row.receivedAmount ?? row.amount;
    const currency = row.receivedCurrency ?? row.currency;
    const entry = { orderId: order.orderId, paymentId, currency, createdAt };
    if (received > 0)
      await tx.insert(ledgerEntries).values([
        { ...entry, kind: 'CHARGE', amount: received },
        { ...entry, kind: 'REFUND', amount: -received, reason, idempotencyKey: `flagged:${paymentId}` },
      ]);
    await tx.update(payments).set({ resolvedAt: createdAt }).where(eq(payments.paymentId, paymentId));
    await tx
      .insert(auditEntries)
      .values({ action: 'return-flagged', details: { paymentId, received, currency, reason } });
    return { emailId: order.emailId };
  });
}
