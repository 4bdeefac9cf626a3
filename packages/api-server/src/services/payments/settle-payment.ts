import { formatMoney } from '@plinth/domain/money/format-money';
import { statusByLedger } from '@plinth/domain/orders/ledger';
import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayStatus } from '../../gateways/payments/payment-gateway.ts';
import { admitPayer } from '../enrolments/admit-payer.ts';
import { insertMail } from '../mails/queue-mail.ts';
import { insertNotification } from '../notifications/notify.ts';
import { type LoadedOrder, lockOrder, type PaymentTry } from '../orders/load-orders.ts';
import { isWithEmiPartner } from '../orders/order-facts.ts';
import { movePlace, nextPlaceState, paidOf } from './follow-payment.ts';
import { payerOf } from './payer-of.ts';
import { takeInvoiceNumber } from './take-invoice-number.ts';

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
  return settleLocked(tx, deps, order, payment, word);
}

/** The same for an order that the caller has locked and loaded. */
export async function settleLocked(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentTry,
  word: GatewayStatus,
): Promise<Settlement> {
  if (payment.status === 'SUCCEEDED' || payment.status === 'FLAGGED') return 'UNCHANGED';
  if (word.status === 'PENDING') return 'PENDING';
  if (word.status === 'FAILED') return fail(tx, deps, order, payment, word.reason ?? 'The payment failed.');
  const fault = faultOf(order, payment, word);
  if (fault) return flag(tx, deps, payment, word, fault);
  await recordCharge(tx, deps, order, payment);
  return 'SETTLED';
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

async function fail(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  { status, paymentId, seq, amount, currency }: PaymentTry,
  failureReason: string,
): Promise<Settlement> {
  if (status === 'FAILED') return 'UNCHANGED';
  // A checkout that nothing is due on any more was closed by the school: nobody waits for it.
  const isMoot =
    isOrderClosed(order.status) ||
    isWithEmiPartner(order) ||
    order.tries.some((one) => one.seq === seq && one.status === 'SUCCEEDED');
  if (isMoot) {
    await tx
      .update(payments)
      .set({ status: 'FAILED', failureReason })
      .where(eq(payments.paymentId, paymentId));
    return 'FAILED';
  }
  const news = insertNotification(
    {
      category: 'PAYMENT',
      key: `payment-failed:${paymentId}`,
      title: 'A payment did not go through',
      text: `${formatMoney({ amount, currency })} for ${order.courseTitle}. Nothing was charged; you can try again under Billing.`,
      href: '/billing',
      at: deps.now(),
    },
    payerOf(order),
  );
  await tx.execute(sql`with failed as (
      update payments set status = 'FAILED', failure_reason = ${failureReason} where payment_id = ${paymentId}
    ) ${news}`);
  return 'FAILED';
}

async function flag(
  tx: Transaction,
  deps: Deps,
  payment: PaymentTry,
  word: GatewayStatus,
  failureReason: string,
): Promise<Settlement> {
  await tx
    .update(payments)
    .set({
      status: 'FLAGGED',
      failureReason,
      receivedAmount: word.amount,
      receivedCurrency: word.currency,
    })
    .where(eq(payments.paymentId, payment.paymentId));
  deps.log.warn({ paymentId: payment.paymentId, reason: failureReason }, 'payment needs a person');
  return 'FLAGGED';
}

function receipt(
  deps: Deps,
  order: LoadedOrder,
  { paymentId, amount, currency, method }: PaymentTry,
  invoiceNumber: number,
  isComplete: boolean,
) {
  const money = formatMoney({ amount, currency });
  return insertMail({
    to: order.emailId,
    template: 'receipt',
    subject:
      method === 'EMI_PARTNER'
        ? `Your EMI partner has paid ${money}`
        : `Receipt for your payment of ${money}`,
    greeting: `Hello ${order.firstName || 'there'},`,
    paragraphs: [
      method === 'EMI_PARTNER'
        ? `your EMI partner has paid us ${money} for ${order.courseTitle}. From now on you pay the partner, as you agreed there.`
        : `we have received ${money} for ${order.courseTitle}. Thank you.`,
      `The invoice has number ${invoiceNumber}. You find it under Billing when you are signed in.`,
      isComplete ? 'Your course is paid in full.' : 'Billing shows what is due next, and when.',
    ],
    action: { label: 'Open billing', url: `${deps.settings.PLINTH_ORIGIN}/billing` },
    onceKey: `receipt:${paymentId}`,
  });
}

/**
 * Writes down that an instalment of a locked order was paid, with all that follows: ledger, invoice number, order and
 * application, the payer's place, the receipt. The status follows from the charges (ENUM-41).
 */
export async function recordCharge(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentTry,
): Promise<void> {
  const { orderId } = order;
  const { paymentId, amount, currency } = payment;
  const now = deps.now();
  const paid = paidOf(order);
  const isFirst = paid.size === 0;
  paid.add(payment.seq);
  const status = statusByLedger(order.instalments.length, paid.size);
  const { userId, cohortId } = isFirst ? await admitPayer(tx, deps, order) : order;
  const invoiceNumber = await takeInvoiceNumber(tx, 'invoice');
  const rates = deps.settings.SCHOOL_TAXES[order.currency] ?? [];
  const taxes = rates.length > 0 ? JSON.stringify(rates) : null;
  const nextState = nextPlaceState(order, paid, now);
  await tx.execute(sql`
    with charge as (
      insert into ledger_entries (entry_id, order_id, payment_id, kind, amount, currency, created_at)
      values (${uuidv7()}, ${orderId}, ${paymentId}, 'CHARGE', ${amount}, ${currency}, ${now.toISOString()})
    ), paid as (
      update payments set status = 'SUCCEEDED', paid_at = ${now.toISOString()}, invoice_number = ${invoiceNumber},
        failure_reason = null, taxes = ${taxes}::jsonb,
        billed_firm = (select billed_firm from orders where order_id = ${orderId}) where payment_id = ${paymentId}
    ), moved as (
      update orders set status = ${status}, user_id = ${userId}, cohort_id = ${cohortId} where order_id = ${orderId}
    ), offer as (
      update applications set status = ${status} where application_id = ${order.applicationId}::uuid
    ), ${movePlace(order, nextState, now)}
    ${receipt(deps, order, payment, invoiceNumber, status === 'PAYMENT_COMPLETED')}`);
}
