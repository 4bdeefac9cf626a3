import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { orderStatusAt } from '@plinth/domain/orders/order-status-at';
import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { planOfOrder } from '@plinth/domain/orders/plan-of-order';
import { isWithPartner } from '@plinth/domain/payments/emi-eligibility';
import { isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import type { orders } from '../../db/schema/admissions.ts';
import { refuse } from '../refusal.ts';
import type { LoadedInstalment, LoadedOrder, PaymentAttempt } from './load-orders.ts';

type PlannedOrder = typeof orders.$inferSelect & Pick<LoadedOrder, 'attempts'> & Partial<EmiFact>;
type EmiFact = Pick<LoadedOrder, 'emiStatus'>;

/** Returns the current plan of an order, or the plan it would have with another type. */
export function planOf(
  order: PlannedOrder,
  now: Date,
  planType?: PaymentPlan,
): ReturnType<typeof planOfOrder> {
  return planOfOrder(
    {
      ...order,
      planDiscountDeadLine: order.planDiscountDeadLine?.toISOString() ?? null,
      plannedAt: order.plannedAt?.toISOString() ?? null,
      // The partner assesses the amount that the application was handed in for.
      isFixed:
        order.attempts.some(({ status }) => status === 'SUCCEEDED') ||
        isWithEmiPartner({ emiStatus: order.emiStatus ?? null }),
    },
    now.toISOString(),
    planType,
  );
}

/** Returns the voucher on an order with what it takes off, which is never more than the order costs; null without one. */
export function voucherOf(order: PlannedOrder, now: Date): { code: string; discount: number } | null {
  return order.voucherCode ? { code: order.voucherCode, discount: planOf(order, now).voucher } : null;
}

/** Returns the current status of an order; it does not expire while the EMI partner has its application. */
export function statusOf(
  order: Pick<LoadedOrder, 'status' | 'paymentDeadline' | 'emiStatus'>,
  now: Date,
): OrderStatus {
  const deadline = isWithEmiPartner(order) ? null : order.paymentDeadline;
  return orderStatusAt(order.status, deadline, now.toISOString());
}

/** Whether the EMI application of an order is handed in, and neither rejected nor expired. */
export const isWithEmiPartner = ({ emiStatus }: EmiFact): boolean =>
  emiStatus !== null && isEmiHandedIn(emiStatus);

/** @throws Refusal CONFLICT when nothing can be changed or paid any more */
export function assertOrderOpen(order: LoadedOrder, now: Date): void {
  const status = statusOf(order, now);
  if (!isOrderClosed(status)) return;
  throw refuse(
    'CONFLICT',
    status === 'PAYMENT_COMPLETED'
      ? 'This order is already paid.'
      : 'This order has expired or was cancelled. Ask us for a new one.',
  );
}

/** The places whose course is over for the payer: a late payment closes nothing any more. */
const OVER: ReadonlySet<CohortUserState | undefined> = new Set(['COMPLETED', 'CANCELLED', 'TRANSFERRED']);

/** Whether the course is over for the payer, who completed it or gave up the place. */
export const isCourseOver = ({ place }: Pick<LoadedOrder, 'place'>): boolean => OVER.has(place?.state);

/** Returns what was given back of a payment, in minor units; what is still on its way does not count. */
export const refundedOf = ({ refunds }: Pick<LoadedOrder, 'refunds'>, paymentId: string): number =>
  refunds.reduce(
    (sum, one) => (one.paymentId === paymentId && one.status === 'SUCCEEDED' ? sum + one.amount : sum),
    0,
  );

/** Whether staff have sent the money of a flagged attempt back: it pays nothing, and nobody checks it any more. */
export const isSentBack = ({ status, resolvedAt }: Pick<PaymentAttempt, 'status' | 'resolvedAt'>): boolean =>
  status === 'FLAGGED' && resolvedAt !== null;

/** Whether money for an instalment has arrived that staff still check: until they decide, nobody is to pay it again. */
export const isInReview = ({ attempts }: Pick<LoadedOrder, 'attempts'>, seq: number): boolean =>
  attempts.some((one) => one.seq === seq && one.status === 'FLAGGED' && !isSentBack(one));

/** Whether an attempt asks for an amount that its instalment no longer has: the plan or a code was changed since. */
export const isOutdated = (
  { instalments }: Pick<LoadedOrder, 'instalments'>,
  { seq, amount }: Pick<PaymentAttempt, 'seq' | 'amount'>,
): boolean => instalments.find((one) => one.seq === seq)?.amount !== amount;

/**
 * Whether the payer of an order has paid and waits for a seat: there is no cohort to join, or theirs is full. A paused
 * place is kept for its learner, and a waiting one in an open course was not started.
 */
export const waitsForSeat = ({
  status,
  cohort,
  place,
}: Pick<LoadedOrder, 'status' | 'cohort' | 'place'>): boolean =>
  (status === 'PAYMENT_ONGOING' || status === 'PAYMENT_COMPLETED') &&
  (cohort === null ||
    (place?.state === 'WAITING' && place.pausedAt === null && cohort.cohortGroup !== 'FREEMIUM'));

/** Returns the first unpaid instalment; null when all are paid. */
export function nextInstalment(
  order: Pick<LoadedOrder, 'instalments' | 'attempts'>,
): LoadedInstalment | null {
  const isPaid = (seq: number) => order.attempts.some((one) => one.seq === seq && one.status === 'SUCCEEDED');
  return order.instalments.find(({ seq }) => !isPaid(seq)) ?? null;
}

/** Whether the next payment of an order is that of the EMI partner, who has the application. */
export function isNextWithPartner(order: HandsFacts & Pick<LoadedOrder, 'instalments'>): boolean {
  const next = nextInstalment(order);
  return next !== null && isWithPartner(order, next.paymentType);
}

/** The facts that decide in whose hands an instalment is. */
export type HandsFacts = Pick<LoadedOrder, 'attempts' | 'emiStatus' | 'planType' | 'currency'>;

/**
 * Whether an instalment is in other hands than the payer's: it is the part of the EMI partner, who has the application,
 * or staff check money that arrived for it. Nobody is reminded of it then, nor loses access for it. The booking amount
 * is the payer's own throughout.
 */
export const isInOtherHands = (
  order: HandsFacts,
  { seq, paymentType }: Pick<LoadedInstalment, 'seq' | 'paymentType'>,
): boolean => isWithPartner(order, paymentType) || isInReview(order, seq);
