import { instalmentStatus } from '@plinth/domain/orders/instalment-status';
import { EMI_PARTNER_COUNT, offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { offeredProviders } from '@plinth/domain/orders/payment-provider';
import { isPaidByEmi } from '@plinth/domain/payments/emi-eligibility';
import type { Settings } from '../../settings/settings.ts';
import { instalmentExtendsTo } from '../payments/extend-instalment.ts';
import type { LoadedOrder } from './load-orders.ts';
import { nextInstalment, planOf, statusOf } from './order-facts.ts';

/** The plan of an order as its payer sees it: lines, and instalments with where each stands. */
export function projectPlan(order: LoadedOrder, now: Date, planType?: PaymentPlan) {
  const plan = planOf(order, now, planType);
  const next = nextInstalment(order)?.seq ?? plan.instalments[0]?.sequence;
  const isOwnPlan = planType === undefined || planType === order.planType;
  const extendsTo = isOwnPlan ? instalmentExtendsTo(order, now) : null;
  const instalments = plan.instalments.map(({ sequence, paymentType, label, amount, ...planned }) => {
    const tries = isOwnPlan ? order.tries.filter(({ seq }) => seq === sequence) : [];
    const status = instalmentStatus(
      tries.map((one) => one.status),
      sequence === next,
    );
    // A due date that was moved stands in the instalment and not in the plan that it came from.
    const stands = isOwnPlan && order.status === 'PAYMENT_ONGOING';
    const written = stands ? order.instalments.find(({ seq }) => seq === sequence)?.dueDate : undefined;
    const dueDate = written ?? planned.dueDate;
    const failureReason = status === 'FAILED' ? tries.at(-1)?.failureReason : null;
    return {
      paymentType,
      label,
      amount,
      dueDate,
      status,
      ...(failureReason ? { failureReason } : {}),
      ...(extendsTo && sequence === next ? { extendsTo } : {}),
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

/**
 * What whoever holds the order token, or owns the order, may see of it (API-109): prices, plan, payments and ways to
 * pay, and the firm they had the invoices made out to. No address, phone or mail leaves with it.
 */
export function projectOrder(
  order: LoadedOrder,
  now: Date,
  settings: Pick<Settings, 'PAY_LATER_NAME' | 'EMI_PARTNERS'>,
) {
  const { planType, lines, instalments, total } = projectPlan(order, now);
  const { currency, planDiscount, planDiscountDeadLine } = order;
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
    availablePlans: offeredPlans(order.productId, currency),
    ...(order.planType === null ? {} : { orderPlan: { planType, lines, instalments } }),
    payments: order.planType === null ? [] : instalments,
    providers: offeredProviders(currency).map((provider) => ({
      provider,
      name: provider === 'CARD' ? 'Card' : settings.PAY_LATER_NAME,
    })),
    ...(isPaidByEmi(order) ? { emiStatus: order.emiStatus ?? ('NOT_STARTED' as const) } : {}),
    ...(order.billedFirm ? { billedFirm: order.billedFirm } : {}),
    ...(currency === 'INR' ? { emiPartners: settings.EMI_PARTNERS.slice(0, EMI_PARTNER_COUNT.INR) } : {}),
  };
}
