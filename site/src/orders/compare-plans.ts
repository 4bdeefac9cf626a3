import type { Currency } from '@plinth/domain/money/currency';
import type { PaymentPlan } from '@plinth/domain/orders/payment-plan';
import type { OrderPlan, PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { calculatePlan } from '@plinth/domain/orders/plan-calculator';
import type { PlanLine } from '@plinth/domain/orders/plan-line';

/**
 * The price of an order: its lines as the server computed them, amounts in minor units. Lines of a plan without a
 * booking amount do not tell that of the product.
 */
export type OrderPrice = {
  lines: readonly PlanAmount[];
  currency: Currency;
  bookingAmount?: number | undefined;
};

/**
 * Computes how each offered plan would look for an order, with the server's own calculator, from the lines the server
 * sent. It is a preview: once a plan is chosen the server's answer is shown.
 */
export function comparePlans(order: OrderPrice, plans: readonly PaymentPlan[], now: string): OrderPlan[] {
  const amount = (key: PlanLine) => order.lines.find((line) => line.key === key)?.amount;
  return plans.map((planType) =>
    calculatePlan({
      planType,
      currency: order.currency,
      listPrice: amount('ORIGINAL_PRICE') ?? 0,
      scholarship: amount('SCHOLARSHIP_WAIVER') ?? 0,
      // The server has already checked the deadline: a remaining discount counts without one.
      planDiscount: amount('PLAN_DISCOUNT') ?? null,
      planDiscountDeadLine: null,
      bookingAmount: order.bookingAmount ?? amount('BOOKING_AMOUNT'),
      now,
    }),
  );
}
