import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import { nextRefundStatus, type RefundStatus } from '@plinth/domain/orders/refund-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { ledgerEntries, payments } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import type { RefundResult } from '../../gateways/payments/payment-gateway.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { type LoadedOrder, lockOrderOf } from '../orders/load-orders.ts';
import { nextNumber } from './next-number.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'log'>;

/** Used in place of a gateway's name: staff return the money themselves. */
export const BY_HAND = 'by-hand';
export type Refund = typeof refunds.$inferSelect;

/**
 * Applies a provider's answer to a refund, in the caller's transaction and under the order's lock. Refunded money is a
 * ledger movement with the number of its credit note, and one mail; money the bank later sent back is another movement.
 * Repeats, in parallel or out of order, change nothing.
 * @returns the state of the refund, null when it is none of ours
 */
export async function settleRefund(
  tx: Transaction,
  deps: Needs,
  { refundId, status: result, providerRef, reason }: RefundResult & { refundId: string },
): Promise<RefundStatus | null> {
  const order = await lockOrderOf(tx, refunds, eq(refunds.refundId, refundId));
  const [refund] = await tx.select().from(refunds).where(eq(refunds.refundId, refundId));
  if (!order || !refund) return null;
  const now = deps.now();
  const status = nextRefundStatus(refund.status, result);
  if (status === null) return refund.status;
  const moved = status === 'SUCCEEDED' || refund.status === 'SUCCEEDED';
  const creditNumber = status === 'SUCCEEDED' ? await writeRefund(tx, deps, order, refund) : null;
  if (status === 'FAILED' && moved)
    await tx.insert(ledgerEntries).values({
      ...entryOf(refund, now),
      kind: 'REFUND_RETURNED',
      amount: refund.amount,
      reason: reason ?? null,
      idempotencyKey: `returned:${refundId}`,
    });
  await tx
    .update(refunds)
    .set({
      status,
      providerRef: providerRef || refund.providerRef,
      failureReason: status === 'FAILED' ? (reason ?? 'The provider did not give it back.') : null,
      creditNumber: creditNumber ?? refund.creditNumber,
      settledAt: status === 'PENDING' ? null : now,
    })
    .where(eq(refunds.refundId, refundId));
  if (status === 'FAILED') deps.log.warn({ refundId, reason }, 'refund needs a person');
  return status;
}

const entryOf = ({ orderId, paymentId, currency }: Refund, createdAt: Date) => ({
  orderId,
  paymentId,
  currency,
  createdAt,
});

/**
 * Writes the movement of a refund. For a flagged payment, which was never accepted for anything, also writes the charge
 * that it reverses, once: after the bank has sent the money back, another refund follows the same charge.
 */
async function writeRefund(tx: Transaction, deps: Needs, order: LoadedOrder, refund: Refund) {
  const { refundId, paymentId, amount, reason } = refund;
  const now = deps.now();
  const entry = entryOf(refund, now);
  const payment = order.attempts.find((one) => one.paymentId === paymentId);
  const isFlagged = payment?.status === 'FLAGGED';
  if (isFlagged && payment.resolvedAt === null) {
    await tx.insert(ledgerEntries).values({ ...entry, kind: 'CHARGE', amount });
    await tx.update(payments).set({ resolvedAt: now }).where(eq(payments.paymentId, paymentId));
  }
  await tx
    .insert(ledgerEntries)
    .values({ ...entry, kind: 'REFUND', amount: -amount, reason, idempotencyKey: `refund:${refundId}` });
  await queueMail(tx, now, mailOf(order, refund));
  if (isFlagged) return null;
  const [number] = await nextNumber(tx, 'credit-note');
  if (!number) throw new Error('no number of a credit note');
  return number.value;
}

/** Formats money that came in any currency, as a payment with a different one than requested may have. */
export const moneyText = (amount: number, currency: string): string =>
  currency === 'INR' || currency === 'USD'
    ? formatMoney({ amount, currency })
    : `${(amount / MINOR_UNITS).toFixed(2)} ${currency}`;

/** Where the money of a refund goes. */
function wayOf(order: LoadedOrder, { paymentId, provider }: Refund): string {
  if (order.attempts.find((one) => one.paymentId === paymentId)?.method === 'EMI_PARTNER')
    return 'It goes to your EMI partner, who paid it to us. Ask the partner what that means for your loan.';
  if (provider === BY_HAND)
    return 'We sent it another way than you paid, such as a bank transfer. Write to us if it does not arrive.';
  return 'It goes to the card or account that you paid with. Banks can take up to ten days to show it.';
}

function mailOf(order: LoadedOrder, refund: Refund): Mail {
  const { refundId, amount, currency } = refund;
  const money = moneyText(amount, currency);
  return {
    to: order.emailId,
    template: 'refund',
    subject: `Refund of ${money}`,
    greeting: `Hello ${order.firstName || 'there'},`,
    paragraphs: [`We have refunded ${money} of your payment for ${order.courseTitle}.`, wayOf(order, refund)],
    onceKey: `refund:${refundId}`,
  };
}
