import type { ShippedProductCode } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import { offeredProviders } from '@plinth/domain/orders/payment-provider';
import { calculatePlan } from '@plinth/domain/orders/plan-calculator';
import type { Order } from '../src/api/client.ts';

/** When the tests of an order look at it. */
export const ORDER_NOW = '2026-05-04T09:30:00.000Z';

/** Builds the order of a product as the server answers it, with the payments of its plan; null: no plan is chosen yet. */
export function orderOf(
  productId: ShippedProductCode,
  planType: PaymentPlan | null,
  facts: Partial<Order> = {},
): Order {
  const { currency, listPrice, title } = productOf(productId);
  const plan = calculatePlan({
    planType: planType ?? 'UPFRONT',
    currency,
    listPrice,
    scholarship: listPrice / 10,
    planDiscount: listPrice / 20,
    planDiscountDeadLine: null,
    now: ORDER_NOW,
  });
  const payments = plan.instalments.map(({ sequence: _sequence, ...one }, index) => ({
    ...one,
    status: index === 0 ? ('DUE' as const) : ('UPCOMING' as const),
  }));
  return {
    orderId: '0190a000-0000-7000-8000-000000000001',
    productId,
    courseTitle: title,
    status: planType ? 'PLAN_CREATED' : 'CREATED',
    amount: plan.total,
    currency,
    orderData: { planDiscount: null, planDiscountDeadLine: null },
    lines: plan.lines,
    availablePlans: offeredPlans(productId, currency),
    ...(planType ? { orderPlan: { planType, lines: plan.lines, instalments: payments } } : {}),
    payments: planType ? payments : [],
    providers: offeredProviders(currency).map((provider) => ({
      provider,
      name: provider === 'CARD' ? 'Card' : 'Pay-later partner',
      keepsCards: provider === 'CARD',
    })),
    ...(currency === 'INR' ? { emiPartners: ['First partner', 'Second partner', 'Third partner'] } : {}),
    ...facts,
  };
}

/** The same order once its EMI partner has paid its part, the last one. */
export const paidByPartner = (order: Order): Order => ({
  ...order,
  payments: order.payments.map((one, index) =>
    index === order.payments.length - 1 ? { ...one, status: 'PAID' } : one,
  ),
});
