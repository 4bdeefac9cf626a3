import { formatMoney } from '@plinth/domain/money/format-money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, counters, ledgerEntries, orders, payments } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayStatus } from '../../gateways/payments/payment-gateway.ts';
import { admitPayer } from '../enrolments/admit-payer.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type LoadedOrder, lockOrder, type PaymentTry } from '../orders/load-orders.ts';

/** What a provider's word did to a payment. */
type Settlement = 'SETTLED' | 'FAILED' | 'FLAGGED' | 'PENDING' | 'UNCHANGED';

type Known = { orderId: string; paymentId: string };

/**
 * Takes a provider's word on a payment, in the caller's transaction and under the order's lock. The first success
 * settles: charge in the ledger, invoice number, order status, and with the first payment of an order account,
 * place and mails. Repeats, in parallel or out of order, change nothing; a settled payment never regresses. Money
 * that does not fit what was asked for is flagged for a person and pays nothing.
 */
export async function settlePayment(
  tx: Transaction,
  deps: Deps,
  known: Known,
  word: GatewayStatus,
): Promise<Settlement> {
  const order = await lockOrder(tx, eq(orders.orderId, known.orderId));
  const payment = order?.tries.find(({ paymentId }) => paymentId === known.paymentId);
  if (!order || !payment) throw new Error(`payment ${known.paymentId} has no order`);
  if (payment.status === 'SUCCEEDED' || payment.status === 'FLAGGED') return 'UNCHANGED';
  if (word.status === 'PENDING') return 'PENDING';
  if (word.status === 'FAILED') return fail(tx, payment, word.reason ?? 'The payment failed.');
  const fault = faultOf(order, payment, word);
  return fault ? flag(tx, deps, payment, fault) : succeed(tx, deps, order, payment);
}

function faultOf(order: LoadedOrder, payment: PaymentTry, word: GatewayStatus): string | null {
  if (word.amount !== payment.amount || word.currency !== payment.currency)
    return 'The provider reports another amount or currency than was asked for.';
  if (order.status === 'EXPIRED' || order.status === 'CANCELLED') return 'Paid after the order was closed.';
  if (order.tries.some(({ seq, status }) => seq === payment.seq && status === 'SUCCEEDED'))
    return 'This instalment was paid already.';
  if (order.instalments.find(({ seq }) => seq === payment.seq)?.amount !== payment.amount)
    return 'The plan was changed after this checkout was opened.';
  return null;
}

async function fail(tx: Transaction, payment: PaymentTry, failureReason: string): Promise<Settlement> {
  if (payment.status === 'FAILED') return 'UNCHANGED';
  await tx
    .update(payments)
    .set({ status: 'FAILED', failureReason })
    .where(eq(payments.paymentId, payment.paymentId));
  return 'FAILED';
}

async function flag(
  tx: Transaction,
  deps: Deps,
  payment: PaymentTry,
  failureReason: string,
): Promise<Settlement> {
  await tx
    .update(payments)
    .set({ status: 'FLAGGED', failureReason })
    .where(eq(payments.paymentId, payment.paymentId));
  deps.log.warn({ paymentId: payment.paymentId, reason: failureReason }, 'payment needs a person');
  return 'FLAGGED';
}

async function succeed(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentTry,
): Promise<Settlement> {
  const { orderId } = order;
  const { paymentId, amount, currency } = payment;
  const now = deps.now();
  await tx
    .insert(ledgerEntries)
    .values({ orderId, paymentId, kind: 'CHARGE', amount, currency, createdAt: now });

  const paid = new Set(order.tries.filter(({ status }) => status === 'SUCCEEDED').map(({ seq }) => seq));
  const isFirst = paid.size === 0;
  paid.add(payment.seq);
  const status = order.instalments.every(({ seq }) => paid.has(seq))
    ? 'PAYMENT_COMPLETED'
    : 'PAYMENT_ONGOING';
  const place = isFirst ? await admitPayer(tx, deps, order) : {};
  await tx
    .update(orders)
    .set({ status, ...place })
    .where(eq(orders.orderId, orderId));
  if (order.applicationId)
    await tx.update(applications).set({ status }).where(eq(applications.applicationId, order.applicationId));
  if (!isFirst) await resumePlace(tx, order);

  const invoiceNumber = await takeInvoiceNumber(tx);
  await tx
    .update(payments)
    .set({ status: 'SUCCEEDED', paidAt: now, invoiceNumber, failureReason: null })
    .where(eq(payments.paymentId, paymentId));
  await queueMail(tx, {
    to: order.emailId,
    template: 'receipt',
    subject: `Receipt for your payment of ${formatMoney({ amount, currency })}`,
    greeting: `Hello ${order.firstName || 'there'},`,
    paragraphs: [
      `we have received ${formatMoney({ amount, currency })} for ${order.courseTitle}. Thank you.`,
      `The invoice has number ${invoiceNumber}. You find it under Billing when you are signed in.`,
      ...(status === 'PAYMENT_COMPLETED'
        ? ['Your course is paid in full.']
        : ['Billing shows what is due next, and when.']),
    ],
    action: { label: 'Open billing', url: `${deps.settings.PLINTH_ORIGIN}/billing` },
    onceKey: `receipt:${paymentId}`,
  });
  return 'SETTLED';
}

/** A learner who was waiting for this payment goes on. */
async function resumePlace(tx: Transaction, { userId, cohortId }: LoadedOrder): Promise<void> {
  if (!userId || !cohortId) return;
  await tx
    .update(enrolments)
    .set({ state: 'ONGOING' })
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.cohortId, cohortId),
        inArray(enrolments.state, ['PAYMENT_PENDING', 'PAYMENT_DELAYED']),
      ),
    );
}

/** The row of the counter stays locked until the payment commits, so a number is never skipped. */
async function takeInvoiceNumber(tx: Transaction): Promise<number> {
  const [counter] = await tx
    .insert(counters)
    .values({ name: 'invoice', value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!counter) throw new Error('no invoice number');
  return counter.value;
}
