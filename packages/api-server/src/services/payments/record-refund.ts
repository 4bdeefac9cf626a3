import { formatMoney } from '@plinth/domain/money/format-money';
import { balanceOf, refundFault } from '@plinth/domain/orders/ledger';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { ledgerEntries, orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { lockOrder } from '../orders/load-orders.ts';
import { refuse } from '../refusal.ts';

type Refund = {
  paymentId: string;
  /** Minor units; all that is left of the payment when it is not given. */
  amount?: number | undefined;
  reason: string;
  /** Names this refund: sent again it is the same one. */
  idempotencyKey: string;
};

/**
 * Staff record that money was given back at the provider: an entry of the ledger, an audit row and one mail. The
 * invoice, the order's status and the payer's place stay as they are; `school orders --cancel` ends an order.
 * @returns what was given back and what is left of the payment, in minor units
 * @throws Refusal NOT_FOUND, BAD_REQUEST no amount or more than is left, CONFLICT not charged or key of another refund
 */
export async function recordRefund(deps: Pick<Deps, 'db' | 'now'>, refund: Refund) {
  const { paymentId, reason, idempotencyKey } = refund;
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(
      tx,
      eq(orders.orderId, sql`(select p.order_id from payments p where p.payment_id = ${paymentId}::uuid)`),
    );
    const payment = order?.tries.find((one) => one.paymentId === paymentId);
    if (!order || !payment) throw refuse('NOT_FOUND', 'There is no such payment.');
    const { currency } = payment;
    const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.orderId));
    const ofPayment = entries.filter((entry) => entry.paymentId === paymentId);
    const { net } = balanceOf(ofPayment);

    const known = entries.find((entry) => entry.idempotencyKey === idempotencyKey);
    if (known) {
      if (known.paymentId !== paymentId || (refund.amount !== undefined && -known.amount !== refund.amount))
        throw refuse('CONFLICT', 'This key was used for another refund.');
      return { amount: -known.amount, left: net, currency, emailId: order.emailId };
    }
    const amount = refund.amount ?? net;
    const fault = refundFault(ofPayment, amount);
    if (fault === 'NOT_CHARGED') throw refuse('CONFLICT', 'Nothing was charged with this payment.');
    if (fault !== null)
      throw refuse(
        'BAD_REQUEST',
        `Between nothing and ${formatMoney({ amount: net, currency })} can be given back.`,
      );
    const [written] = await tx
      .insert(ledgerEntries)
      .values({
        orderId: order.orderId,
        paymentId,
        kind: 'REFUND',
        amount: -amount,
        currency,
        reason,
        idempotencyKey,
        createdAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ entryId: ledgerEntries.entryId });
    if (!written) throw refuse('CONFLICT', 'This key was used for another refund.');
    await queueMail(tx, {
      to: order.emailId,
      template: 'refund',
      subject: `Refund of ${formatMoney({ amount, currency })}`,
      greeting: `Hello ${order.firstName || 'there'},`,
      paragraphs: [
        `we have given back ${formatMoney({ amount, currency })} of your payment for ${order.courseTitle}.`,
        'It goes to the card or account that you paid with. Banks take up to ten days to show it.',
      ],
      onceKey: `refund:${written.entryId}`,
    });
    await tx
      .insert(auditEntries)
      .values({ action: 'refund', details: { paymentId, amount, currency, reason } });
    return { amount, left: net - amount, currency, emailId: order.emailId };
  });
}
