import { instalmentStatus } from '@plinth/domain/orders/instalment-status';
import { EMI_PARTNER_COUNT } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { offeredProviders } from '@plinth/domain/orders/payment-provider';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import type { Deps } from '../../deps.ts';
import { gatewayOf, mayKeepCards } from '../../gateways/payments/payment-gateway.ts';
import { instalmentExtendsTo } from '../payments/extend-instalment.ts';
import type { LoadedOrder, PaymentAttempt } from './load-orders.ts';
import {
  isCourseOver,
  isOutdated,
  isSentBack,
  nextInstalment,
  planOf,
  refundedOf,
  statusOf,
  voucherOf,
} from './order-facts.ts';
import { plansOfOrder } from './plans-of-order.ts';

/** Whether an attempt took money. One that did not and asked for another amount says nothing about an instalment. */
const isTaken = ({ status }: PaymentAttempt) => status === 'SUCCEEDED' || status === 'FLAGGED';

/** Returns the plan of an order as its payer sees it: lines, and instalments with their state. */
export function projectPlan(order: LoadedOrder, now: Date, planType?: PaymentPlan) {
  const plan = planOf(order, now, planType);
  const next = nextInstalment(order)?.seq ?? plan.instalments[0]?.sequence;
  const isOwnPlan = planType === undefined || planType === order.planType;
  const extendsTo = isOwnPlan ? instalmentExtendsTo(order, now) : null;
  // A moved due date is recorded on the instalment, not in the plan it derives from.
  const stands = isOwnPlan && order.attempts.some(({ status }) => status === 'SUCCEEDED');
  const instalments = plan.instalments.map(({ sequence, paymentType, label, amount, ...planned }) => {
    const attempts = isOwnPlan
      ? order.attempts.filter(
          (one) => one.seq === sequence && !isSentBack(one) && (isTaken(one) || !isOutdated(order, one)),
        )
      : [];
    const status = instalmentStatus(
      attempts.map((one) => one.status),
      sequence === next,
    );
    const written = stands ? order.instalments.find(({ seq }) => seq === sequence)?.dueDate : undefined;
    const dueDate = written ?? planned.dueDate;
    const paid = attempts.find((one) => one.status === 'SUCCEEDED');
    const refunded = paid ? refundedOf(order, paid.paymentId) : 0;
    const failureReason = status === 'FAILED' ? attempts.at(-1)?.failureReason : null;
    return {
      paymentType,
      label,
      amount,
      dueDate,
      status,
      ...(failureReason ? { failureReason } : {}),
      ...(extendsTo && sequence === next ? { extendsTo } : {}),
      ...(refunded > 0 ? { refunded } : {}),
    };
  });
  return {
    planType: plan.planType,
    currency: plan.currency,
    lines: plan.lines,
    instalments,
    total: plan.total,
  };
}

/** What each account page shows of an order. */
export function projectOrderSummary(order: LoadedOrder, now: Date) {
  const plan = projectPlan(order, now);
  return {
    orderId: order.orderId,
    productId: order.productId,
    courseTitle: order.courseTitle,
    status: statusOf(order, now),
    amount: plan.total,
    currency: order.currency,
    planType: order.planType,
    payments: order.planType === null ? [] : plan.instalments,
  };
}

/** The name shown to payers when a provider accepts more than cards. */
const CARD_NAMES: Record<string, string> = { razorpay: 'UPI, card or net banking' };

/**
 * Returns what a holder of the order token or the order's owner may see: prices, plan, payments, ways to pay, and the
 * firm on the invoices. It includes no address, phone number or mail.
 */
export function projectOrder(
  order: LoadedOrder,
  now: Date,
  { settings, payments }: Pick<Deps, 'settings' | 'payments'>,
) {
  const { planType, lines, instalments, total } = projectPlan(order, now);
  const { currency, planDiscount, planDiscountDeadLine } = order;
  const voucher = voucherOf(order, now);
  return {
    orderId: order.orderId,
    productId: order.productId,
    courseTitle: order.courseTitle,
    status: statusOf(order, now),
    amount: total,
    currency,
    orderData: {
      planDiscount: planDiscount > 0 ? planDiscount : null,
      planDiscountDeadLine: planDiscountDeadLine?.toISOString() ?? null,
    },
    lines,
    bookingAmount: order.bookingAmount,
    ...(voucher ? { voucher } : {}),
    availablePlans: plansOfOrder(order, settings),
    ...(order.planType === null ? {} : { orderPlan: { planType, lines, instalments } }),
    payments: order.planType === null ? [] : instalments,
    providers: offeredProviders(currency).map((provider) => {
      const gateway = gatewayOf(payments, provider, order);
      return {
        provider,
        name: provider === 'CARD' ? (CARD_NAMES[gateway.name] ?? 'Card') : settings.PAY_LATER_NAME,
        keepsCards: mayKeepCards(gateway, provider),
      };
    }),
    ...(isPaidByEmi(order) ? { emiStatus: order.emiStatus ?? ('NOT_STARTED' as const) } : {}),
    ...(isCourseOver(order) ? { isCourseOver: true } : {}),
    ...(order.billedFirm ? { billedFirm: order.billedFirm } : {}),
    ...(currency === 'INR' ? { emiPartners: settings.EMI_PARTNERS.slice(0, EMI_PARTNER_COUNT.INR) } : {}),
  };
}
