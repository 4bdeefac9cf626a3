import { formatMoney } from '@plinth/domain/money/format-money';
import { statusByLedger } from '@plinth/domain/orders/ledger';
import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import { isWithPartner } from '@plinth/domain/payments/emi-eligibility';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import type { GatewayStatus } from '../../gateways/payments/payment-gateway.ts';
import { admitPayer, readmitPayer } from '../enrolments/admit-payer.ts';
import { decideSeat } from '../groups/decide-seat.ts';
import { type PayersSeat, payersSeat } from '../groups/payers-seat.ts';
import { watchGuides } from '../groups/watch-guides.ts';
import { writeSeating } from '../groups/write-seating.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type LoadedOrder, lockOrder, type PaymentAttempt } from '../orders/load-orders.ts';
import { isOutdated } from '../orders/order-facts.ts';
import { movePlace, nextPlaceState, paidOf, standingOfOthers } from './follow-payment.ts';
import { moveOfFirstPayment, withLaterDates } from './move-due-dates.ts';
import { notifyFailedPayment, withholdFailureMails } from './notify-failed-payment.ts';
import { writeCharge } from './write-charge.ts';

/** What a provider's answer did to a payment. */
type Settlement = 'SETTLED' | 'FAILED' | 'FLAGGED' | 'PENDING' | 'UNCHANGED';

type Known = { orderId: string; paymentId: string };

/**
 * Applies a provider's answer to a payment, in the caller's transaction and under the order's lock. The first success
 * settles: charge in the ledger, invoice number, order status and, with the first payment of an order, account, place
 * and mails. Repeats, in parallel or out of order, change nothing; a settled payment never regresses. Money that does
 * not match what was due is flagged for a person and pays nothing.
 */
export async function settlePayment(
  tx: Transaction,
  deps: Deps,
  known: Known,
  result: GatewayStatus,
): Promise<Settlement> {
  const order = await lockOrder(tx, eq(orders.orderId, known.orderId));
  const payment = order?.attempts.find(({ paymentId }) => paymentId === known.paymentId);
  if (!order || !payment) throw new Error(`payment ${known.paymentId} has no order`);
  return settleLocked(tx, deps, order, payment, result);
}

/** The same for an order that the caller has locked and loaded. */
export async function settleLocked(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentAttempt,
  result: GatewayStatus,
): Promise<Settlement> {
  if (payment.status === 'SUCCEEDED' || payment.status === 'FLAGGED') return 'UNCHANGED';
  if (result.status === 'PENDING') return 'PENDING';
  if (result.status === 'FAILED')
    return fail(tx, deps, order, payment, result.reason ?? 'The payment failed.');
  const fault = faultOf(order, payment, result);
  if (fault) return flag(tx, deps, payment, result, fault);
  await recordCharge(tx, deps, order, payment);
  return 'SETTLED';
}

function faultOf(order: LoadedOrder, payment: PaymentAttempt, result: GatewayStatus): string | null {
  if (result.amount !== payment.amount || result.currency !== payment.currency)
    return 'The provider reports a different amount or currency from the one asked for.';
  if (order.status === 'EXPIRED' || order.status === 'CANCELLED') return 'Paid after the order was closed.';
  if (order.attempts.some(({ seq, status }) => seq === payment.seq && status === 'SUCCEEDED'))
    return 'This instalment has already been paid.';
  if (isOutdated(order, payment)) return 'The plan was changed after this checkout was opened.';
  return null;
}

async function fail(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentAttempt,
  failureReason: string,
): Promise<Settlement> {
  const { status, paymentId, seq } = payment;
  if (status === 'FAILED') return 'UNCHANGED';
  // The school closed a checkout that nothing is due on any more: no one waits for it.
  const instalment = order.instalments.find((one) => one.seq === seq);
  const isMoot =
    isOrderClosed(order.status) ||
    (instalment !== undefined && isWithPartner(order, instalment.paymentType)) ||
    isOutdated(order, payment) ||
    order.attempts.some((one) => one.seq === seq && one.status === 'SUCCEEDED');
  await tx.update(payments).set({ status: 'FAILED', failureReason }).where(eq(payments.paymentId, paymentId));
  if (!isMoot) await notifyFailedPayment(tx, order, payment, deps.now());
  return 'FAILED';
}

async function flag(
  tx: Transaction,
  deps: Deps,
  payment: PaymentAttempt,
  result: GatewayStatus,
  failureReason: string,
): Promise<Settlement> {
  await tx
    .update(payments)
    .set({
      status: 'FLAGGED',
      failureReason,
      receivedAmount: result.amount,
      receivedCurrency: result.currency,
    })
    .where(eq(payments.paymentId, payment.paymentId));
  deps.log.warn({ paymentId: payment.paymentId, reason: failureReason }, 'payment needs a person');
  return 'FLAGGED';
}

/** The text of a receipt when payment alone could not secure a place. */
const WITHOUT_PLACE: Record<Exclude<PayersSeat, 'SEATED'>, string> = {
  WAITING:
    'All seats in this cohort are taken. Your payment is safe with us: we are looking for a seat for you, and will write to you as soon as you have it.',
  NO_COHORT:
    'No cohort of this course is open yet. Your payment is safe with us: we will write to you as soon as you have your place.',
};

function receipt(
  deps: Deps,
  order: LoadedOrder,
  { paymentId, amount, currency, method }: PaymentAttempt,
  { invoiceNumber, isComplete, seat }: { invoiceNumber: number; isComplete: boolean; seat: PayersSeat },
): Mail {
  const money = formatMoney({ amount, currency });
  return {
    to: order.emailId,
    template: 'receipt',
    subject:
      method === 'EMI_PARTNER'
        ? `Your EMI partner has paid ${money}`
        : `Receipt for your payment of ${money}`,
    greeting: `Hello ${order.firstName || 'there'},`,
    paragraphs: [
      method === 'EMI_PARTNER'
        ? `Your EMI partner has paid us ${money} for ${order.courseTitle}. From now on you pay the partner, as you agreed there.`
        : `We have received ${money} for ${order.courseTitle}. Thank you.`,
      `The invoice number is ${invoiceNumber}. You will find it under Billing when you are signed in.`,
      isComplete ? 'Your course is paid in full.' : 'Billing shows what is due next, and when.',
      ...(seat === 'SEATED' ? [] : [WITHOUT_PLACE[seat]]),
    ],
    action: { label: 'Open billing', url: `${deps.settings.PLINTH_ORIGIN}/billing` },
    onceKey: `receipt:${paymentId}`,
  };
}

/**
 * Records that an instalment of a locked order was paid, with everything that follows: ledger, invoice number, order
 * and application, the payer's place, the receipt. The status follows from the charges. The plan runs from the first
 * payment: what is still owed moves with it.
 */
export async function recordCharge(
  tx: Transaction,
  deps: Deps,
  order: LoadedOrder,
  payment: PaymentAttempt,
): Promise<void> {
  const now = deps.now();
  const paid = paidOf(order);
  const isFirst = paid.size === 0;
  paid.add(payment.seq);
  const status = statusByLedger(order.instalments.length, paid.size) ?? order.status;
  // The place ended with the order, which this payment continues.
  const isBack = order.status === 'CANCELLED' && order.place?.state === 'CANCELLED';
  const place = isFirst
    ? await admitPayer(tx, deps, order)
    : isBack
      ? await readmitPayer(tx, deps, order)
      : { ...order, hadPlace: true, keepsSeat: true };
  const { userId, cohortId, hadPlace, keepsSeat, madeAccountAt } = place;
  const move = isFirst ? moveOfFirstPayment(order, payment, now) : null;
  const next = { status, userId, cohortId, madeAccountAt };
  const { invoiceNumber, room } = await writeCharge(tx, deps, order, payment, next, move);
  const instalments = move ? withLaterDates(order.instalments, move) : order.instalments;
  const others = await standingOfOthers(tx, order, now);
  await movePlace(tx, order, nextPlaceState({ ...order, instalments }, paid, others, now), now);
  await withholdFailureMails(tx, order, payment.seq);
  const isComplete = status === 'PAYMENT_COMPLETED';
  const isAdmitted = isFirst || isBack;
  if (!isAdmitted || !userId || !cohortId || !room) {
    const seat = isAdmitted ? 'NO_COHORT' : 'SEATED';
    await queueMail(tx, now, receipt(deps, order, payment, { invoiceNumber, isComplete, seat }));
    return;
  }
  const seating = decideSeat(room, keepsSeat, now);
  const seat = payersSeat(seating);
  const mail = receipt(deps, order, payment, { invoiceNumber, isComplete, seat });
  const passOn = await watchGuides(tx, hadPlace ? [{ cohortId, userId }] : []);
  await writeSeating(tx, { cohortId, userId }, { seating, room, mail, now });
  await passOn(now);
}
