import { formatMoney } from '@plinth/domain/money/format-money';
import { balanceOf } from '@plinth/domain/orders/ledger';
import { and, eq, inArray } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { findUnseated } from '../../db/queries/orders/find-unseated.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { endOrder } from '../orders/cancel-order.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';
import { followSettlement } from './follow-settlement.ts';
import { requestRefund, sendRefund } from './refund-payment.ts';

/** The same order is refunded once, however often it is requested. */
const keyOf = (orderId: string, paymentId: string) =>
  hashToken(`unseated:${orderId}:${paymentId}`).slice(0, 64);

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Refunds a payer without a seat in full and ends the order, in one act: every payment goes back the way it came, and
 * the payer is notified once. What is on its way back already is not refunded again. A repeat changes nothing.
 * @throws Refusal NOT_FOUND; CONFLICT they have a seat
 */
export async function giveBackUnseated(
  deps: Deps,
  act: StaffAct,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  const refundIds = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.orderId, orderId));
    if (!order) throw refuse('NOT_FOUND', 'Order not found.');
    const { status, emailId, firstName, courseTitle, currency, userId } = order;
    if (status === 'CANCELLED') return [];
    if (!(await findUnseated.first(tx, { orderId })))
      throw refuse('CONFLICT', 'They have a seat now. Look at the order again.');
    const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
    const underWay = await tx
      .select({ paymentId: refunds.paymentId, amount: refunds.amount })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), inArray(refunds.status, ['REQUESTED', 'PENDING'])));
    const paid = order.attempts.filter((one) => one.status === 'SUCCEEDED');
    const written = [];
    let onItsWay = 0;
    for (const { paymentId } of paid) {
      const going = sumOf(underWay.filter((one) => one.paymentId === paymentId));
      onItsWay += going;
      if (balanceOf(entries.filter((one) => one.paymentId === paymentId)).net <= going) continue;
      const idempotencyKey = keyOf(orderId, paymentId);
      written.push(await requestRefund(tx, deps, act, { paymentId, reason, idempotencyKey }));
    }
    await endOrder(tx, order);
    const total = sumOf(written);
    const back = onItsWay + total;
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'no-seat-refund',
      subject: `${back > 0 ? 'Your money is on its way back' : 'Your order has ended'}: ${courseTitle}`,
      greeting: `Hello ${firstName || 'there'},`,
      paragraphs: [
        `You paid for ${courseTitle}, and we could not give you a seat. We are sorry.`,
        back > 0
          ? `${formatMoney({ amount: back, currency })} is on its way back, and nothing more is due. An email tells you when it has left us, and which way.`
          : 'Nothing is due any more.',
        'Write to us if you want to know when the next cohort opens.',
      ],
      onceKey: `no-seat-refund:${orderId}`,
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'order.given-back',
      subjectId: userId,
      details: { orderId, reason },
      before: { status },
      after: { status: 'CANCELLED', amount: total, currency },
    });
    return written.map(({ refundId }) => refundId);
  });
  followSettlement(deps, orderId);
  for (const refundId of refundIds) await sendRefund(deps, refundId);
}
