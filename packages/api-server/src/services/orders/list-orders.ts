import { isOrderClosed } from '@plinth/domain/orders/order-transitions';
import type { Caller } from '../../api/context.ts';
import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { gatewayOf } from '../../gateways/payments/payment-gateway.ts';
import { type LoadedOrder, loadOrders, ownOrders } from './load-orders.ts';
import { isCourseOver, isNextWithPartner, planOf, statusOf, waitsForSeat } from './order-facts.ts';
import { projectPlan } from './project-order.ts';

/** Lists the caller's orders, newest first. */
export async function listOrders(deps: Deps, caller: Caller) {
  const now = deps.now();
  const own = await loadOrders(deps.db, ownOrders(caller));
  return {
    orders: own.map((order) => ({
      orderId: order.orderId,
      productId: order.productId,
      courseTitle: order.courseTitle,
      status: statusOf(order, now),
      amount: planOf(order, now).total,
      currency: order.currency,
      planType: order.planType,
      createdAt: order.createdAt.toISOString(),
    })),
  };
}

/** Lists the caller's orders with each instalment and its invoice, for the billing page. */
export async function listBilling(deps: Deps, caller: Caller) {
  const now = deps.now();
  const own = await loadOrders(deps.db, ownOrders(caller));
  return {
    orders: own.map((order) => ({
      orderId: order.orderId,
      courseTitle: order.courseTitle,
      status: statusOf(order, now),
      planType: order.planType,
      currency: order.currency,
      payments: order.planType === null ? [] : billingPayments(order, now),
      ...(isNextWithPartner(order) ? { isWithPartner: true } : {}),
      ...(isCourseOver(order) ? { isCourseOver: true } : {}),
      ...(waitsForSeat(order) ? { waitsForSeat: true } : {}),
      ...(order.cards.length > 0
        ? { cardData: order.cards, paysAutomatically: order.paysAutomatically }
        : {}),
      ...(isOrderClosed(statusOf(order, now)) ? {} : waysToPay(deps, order)),
    })),
  };
}

/**
 * How the owner of an open order pays: on the provider's own page, and with test cards if a test provider offers some.
 */
function waysToPay({ settings, payments }: Deps, order: LoadedOrder) {
  const { testCards, openCardEntry } = gatewayOf(payments, 'CARD', order);
  return {
    orderToken: derivedToken(settings.PLINTH_SECRET, 'order', order.orderId),
    ...(testCards.length > 0 ? { testCards } : {}),
    ...(openCardEntry ? { hasCardEntry: true } : {}),
  };
}

function billingPayments(order: LoadedOrder, now: Date) {
  return projectPlan(order, now).instalments.map((instalment, index) => {
    const attempts = order.attempts.filter(({ seq }) => seq === index + 1);
    const paid = attempts.find(({ status }) => status === 'SUCCEEDED');
    const paymentId = (paid ?? attempts.at(-1))?.paymentId;
    const back = order.refunds.filter((one) => one.paymentId === paid?.paymentId);
    return {
      ...instalment,
      ...(back.length > 0
        ? {
            refunds: back.map(({ refundId, amount, status, settledAt }) => ({
              refundId,
              amount,
              ...(status === 'SUCCEEDED' && settledAt ? { at: settledAt } : {}),
            })),
          }
        : {}),
      paymentId: paymentId ?? null,
      ...(paid?.paidAt ? { paidAt: new Date(paid.paidAt).toISOString() } : {}),
      hasInvoice: paid !== undefined && paid.invoiceNumber !== null,
    };
  });
}
