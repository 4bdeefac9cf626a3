import { canMoveOrder } from '@plinth/domain/orders/order-transitions';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { insertMail } from '../mails/queue-mail.ts';
import { followSettlement } from '../payments/follow-settlement.ts';
import { refuse } from '../refusal.ts';
import { lockOrder } from './load-orders.ts';

/**
 * Staff end an order that is not paid in full: its offer ends with it, its voucher use comes free, the payer leaves
 * the course and hears of it; open checkouts are closed at their providers. Money that was paid is given back by `school refund`. A repeat changes nothing.
 * @throws Refusal NOT_FOUND, CONFLICT paid in full or expired
 */
export async function cancelOrder(deps: Deps, orderId: string, reason: string) {
  const cancelled = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, eq(orders.orderId, orderId));
    if (!order) throw refuse('NOT_FOUND', 'There is no such order.');
    const { status, emailId, firstName, courseTitle, applicationId, place } = order;
    if (status === 'CANCELLED') return { status, emailId };
    if (!canMoveOrder(status, 'CANCELLED'))
      throw refuse('CONFLICT', `An order that is ${status} cannot be cancelled.`, { status });
    await tx.execute(sql`
      with ended as (
        update orders set status = 'CANCELLED', pays_automatically = false where order_id = ${orderId}
      ), offer as (
        update applications set status = 'CANCELLED' where application_id = ${applicationId}::uuid
      ), freed as (
        delete from voucher_uses where order_id = ${orderId}
      ), place as (
        update enrolments set state = 'CANCELLED' where enrolment_id = ${place?.enrolmentId ?? null}::uuid
          and state not in ('COMPLETED', 'TRANSFERRED')
      )
      ${insertMail({
        to: emailId,
        template: 'order-cancelled',
        subject: `Your order was cancelled: ${courseTitle}`,
        greeting: `Hello ${firstName || 'there'},`,
        paragraphs: [
          `your order for ${courseTitle} was cancelled, and nothing more is due on it.`,
          'What you have paid and when it comes back is told in a mail of its own. Write to us with any question.',
        ],
        onceKey: `order-cancelled:${orderId}`,
      })}`);
    await tx
      .insert(auditEntries)
      .values({ action: 'cancel-order', details: { orderId, was: status, reason } });
    return { status: 'CANCELLED' as const, emailId };
  });
  followSettlement(deps, orderId);
  return cancelled;
}
