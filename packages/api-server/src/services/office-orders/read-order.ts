import { officePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { balanceOf } from '@plinth/domain/orders/ledger';
import type { OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { canMoveOrder } from '@plinth/domain/orders/order-transitions';
import { asc, eq } from 'drizzle-orm';
import { findUnseated } from '../../db/queries/orders/find-unseated.ts';
import { payments } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { readOrderForStaff } from '../orders/list-orders-for-staff.ts';
import { nextInstalment, voucherOf } from '../orders/order-facts.ts';
import { projectPlan } from '../orders/project-order.ts';

const isOpen = (status: string) => status === 'REQUESTED' || status === 'PENDING';

/** Returns one order with its plan, the attempts to pay it, the refunds and its ledger. @throws Refusal NOT_FOUND */
export async function readOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  orderId: string,
): Promise<{ order: OfficeOrderDetail }> {
  const [{ order, ledger, balance }, tries, given, unseated] = await Promise.all([
    readOrderForStaff(deps, orderId),
    deps.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.createdAt), asc(payments.paymentId)),
    deps.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.refundId)),
    findUnseated.first(deps.db, { orderId }),
  ]);
  const now = deps.now();
  const plan = projectPlan(order, now);
  const next = order.planType === null ? null : nextInstalment(order);
  const leftOf = (paymentId: string) => {
    const underWay = given.filter((one) => one.paymentId === paymentId && isOpen(one.status));
    return (
      balanceOf(ledger.filter((one) => one.paymentId === paymentId)).net -
      underWay.reduce((sum, { amount }) => sum + amount, 0)
    );
  };
  const shown = tries.map((one) => ({
    paymentId: one.paymentId,
    seq: one.seq,
    status: one.status,
    amount: one.amount,
    currency: one.currency,
    provider: one.provider,
    createdAt: one.createdAt.toISOString(),
    failureReason: one.failureReason,
    invoiceNumber: one.invoiceNumber,
    received:
      one.receivedAmount === null
        ? null
        : { amount: one.receivedAmount, currency: one.receivedCurrency ?? one.currency },
    waits:
      one.status === 'FLAGGED' &&
      one.resolvedAt === null &&
      !given.some((refund) => refund.paymentId === one.paymentId && isOpen(refund.status)),
    left: leftOf(one.paymentId),
  }));
  const isLate =
    order.status === 'PAYMENT_ONGOING' &&
    !unseated &&
    next !== null &&
    next !== undefined &&
    Date.parse(next.dueDate) < now.getTime();
  return {
    order: {
      orderId,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      courseTitle: order.courseTitle,
      productId: order.productId,
      name: `${order.firstName} ${order.lastName}`.trim(),
      emailId: order.emailId,
      currency: order.currency,
      planType: order.planType,
      total: plan.total,
      paid: balance.net,
      nextDueOn: next && !['CANCELLED', 'EXPIRED'].includes(order.status) ? next.dueDate : null,
      needs: [
        ...(unseated ? (['UNSEATED'] as const) : []),
        ...(isLate ? (['LATE'] as const) : []),
        ...(shown.some(({ waits }) => waits) ? (['FLAGGED'] as const) : []),
      ],
      userId: order.userId,
      cohortId: order.cohortId,
      place: order.place && officePlaceState({ ...order.place, isPaused: order.place.pausedAt !== null }),
      lines: plan.lines,
      voucher: voucherOf(order, now),
      instalments:
        order.planType === null
          ? []
          : plan.instalments.map(({ label, amount, dueDate, status }) => ({
              label,
              amount,
              dueDate,
              status,
            })),
      payments: shown,
      refunds: given.map(({ refundId, paymentId, status, amount, currency, reason, ...one }) => ({
        refundId,
        paymentId,
        status,
        amount,
        currency,
        reason,
        createdAt: one.createdAt.toISOString(),
        failureReason: one.failureReason,
      })),
      ledger: ledger.map(({ entryId, kind, amount, currency, reason, createdAt }) => ({
        entryId,
        kind,
        amount,
        currency,
        reason,
        createdAt: createdAt.toISOString(),
      })),
      canCancel: canMoveOrder(order.status, 'CANCELLED'),
      canExtend: order.status === 'PAYMENT_ONGOING' && Boolean(next),
    },
  };
}
