import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { balanceOf } from '@plinth/domain/orders/ledger';
import { canMoveOrder } from '@plinth/domain/orders/order-transitions';
import { placeStateAt } from '@plinth/domain/orders/payment-standing';
import { EMI_HANDED_IN, isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, ledgerEntries, orders, voucherUses } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { freeInterview } from '../evaluation-day/free-interview.ts';
import { watchGuides } from '../groups/watch-guides.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { movePlace, standingOfOthers } from '../payments/follow-payment.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { withholdFailureMails } from '../payments/notify-failed-payment.ts';
import { refuse } from '../refusal.ts';
import { type LoadedOrder, lockOrder } from './load-orders.ts';

/**
 * Ends an order that is not fully paid, for staff: its offer ends with it, its voucher use is released, the payer leaves
 * the course, unless another order pays for it, and is notified; open checkouts are closed at their providers. Money
 * already paid is refunded with `school refund`. A repeat changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT paid in full or expired
 */
export async function cancelOrder(deps: Deps, act: StaffAct, orderId: string, reason: string) {
  const cancelled = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.orderId, orderId));
    if (!order) throw refuse('NOT_FOUND', 'Order not found.');
    const { status, emailId, firstName, courseTitle, emiStatus } = order;
    if (status === 'CANCELLED') return { status, emailId };
    if (!canMoveOrder(status, 'CANCELLED'))
      throw refuse('CONFLICT', `An order that is ${status} cannot be cancelled.`, { status });
    const { userId, cohortId } = order;
    const passOn = await watchGuides(tx, userId && cohortId ? [{ cohortId, userId }] : []);
    await endOrder(tx, order);
    await passOn(deps.now());
    if (order.place && order.otherOrderIds.length > 0) {
      const others = await standingOfOthers(tx, order, deps.now());
      await movePlace(tx, order, placeStateAt(order.place, others), deps.now());
    } else if (userId && cohortId) await freeInterview(deps, tx, { cohortId, userId });
    const paid = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'order-cancelled',
      subject: `Your order was cancelled: ${courseTitle}`,
      greeting: `Hello ${firstName || 'there'},`,
      paragraphs: [
        `Your order for ${courseTitle} was cancelled, and nothing more is due on it.`,
        ...(emiStatus && isEmiHandedIn(emiStatus) ? ['Your EMI application ends with it.'] : []),
        ...(balanceOf(paid).net > 0
          ? ['A separate email tells you what comes back of what you have paid, and when.']
          : []),
        'Write to us with any questions.',
      ],
      onceKey: `order-cancelled:${orderId}`,
    });
    await recordAudit(tx, deps.now(), act, {
      action: 'cancel-order',
      subjectId: userId,
      details: { orderId, reason },
      before: { status },
      after: { status: 'CANCELLED' },
    });
    return { status: 'CANCELLED' as const, emailId };
  });
  followSettlement(deps, orderId);
  return cancelled;
}

/**
 * Ends an order with its offer, its voucher use, an EMI application that was handed in, and, unless another order pays
 * for it, the payer's place and group, in one statement; failed payments are no longer mailed about.
 */
export async function endOrder(
  tx: Transaction,
  order: Pick<
    LoadedOrder,
    'orderId' | 'applicationId' | 'place' | 'otherOrderIds' | 'userId' | 'emailId' | 'attempts'
  >,
) {
  const { orderId, applicationId, place, otherOrderIds } = order;
  const freed = tx.$with('freed').as(tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId)));
  const offer = tx.$with('offer').as(
    tx
      .update(applications)
      .set({ status: 'CANCELLED' })
      .where(applicationId ? eq(applications.applicationId, applicationId) : sql`false`),
  );
  const left = tx.$with('place').as(
    tx
      .update(enrolments)
      .set({ state: 'CANCELLED', pausedAt: null, groupId: null })
      .where(
        place && otherOrderIds.length === 0
          ? and(
              eq(enrolments.enrolmentId, place.enrolmentId),
              inArray(enrolments.state, statesBefore('ORDER_ENDS')),
            )
          : sql`false`,
      ),
  );
  const loan = tx.$with('loan').as(
    tx
      .update(emiApplications)
      .set({ status: 'EXPIRED' })
      .where(and(eq(emiApplications.orderId, orderId), inArray(emiApplications.status, EMI_HANDED_IN))),
  );
  await tx
    .with(freed, offer, left, loan)
    .update(orders)
    .set({ status: 'CANCELLED', paysAutomatically: false })
    .where(eq(orders.orderId, orderId));
  await withholdFailureMails(tx, order);
}
