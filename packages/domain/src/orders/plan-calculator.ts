import { daysLater } from '../dates/days-later.ts';
import type { Currency } from '../money/currency.ts';
import { planDiscountAt } from './apply-plan-discount.ts';
import type { PaymentPlan } from './payment-plan.ts';
import type { Instalment, OrderPlan, PlanAmount } from './payment-plan-state.ts';
import type { PaymentType } from './payment-type.ts';
import type { PlanLine } from './plan-line.ts';
import { splitAmount } from './split-amount.ts';

/** The booking amount of each currency, in minor units; never more than the fees. */
export const BOOKING_AMOUNT: Record<Currency, number> = { INR: 1_000_000, USD: 10_000 };

/** The length of the monthly plans, in months. */
export const EMI_MONTHS = 12;
export const SUBSCRIPTION_MONTHS = 6;

const FIRST_DUE_DAYS = 7;
const MONTH_DAYS = 30;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

/** The inputs of a plan; amounts in minor units, times ISO 8601 UTC. */
export type PlanFacts = {
  planType: PaymentPlan;
  currency: Currency;
  listPrice: number;
  scholarship: number;
  planDiscount: number | null;
  planDiscountDeadLine: string | null;
  /** The voucher's discount, in minor units; it has no deadline once it is used on an order. */
  voucherDiscount?: number | undefined;
  /** The product's booking amount, if it differs from that of the currency. */
  bookingAmount?: number | undefined;
  now: string;
};

type Part = { paymentType: PaymentType; label: string; amount: number; dueInDays: number };

/** The structure of a plan: whether it has a booking amount, then how many payments, and how far apart. */
type Shape = { hasBooking: boolean; payments: number; months: number | null };

function shapeOf(plan: PaymentPlan): Shape {
  switch (plan) {
    case 'UPFRONT':
    case 'AFFIRM_WITH_DP':
      return { hasBooking: true, payments: 1, months: null };
    case 'UPFRONT_WITHOUT_BOOKING_AMOUNT':
    case 'AFFIRM_UPFRONT':
      return { hasBooking: false, payments: 1, months: null };
    case 'TWO_PART':
      return { hasBooking: true, payments: 2, months: null };
    case 'EMI_WITH_DP':
      return { hasBooking: true, payments: 1, months: EMI_MONTHS };
    case 'EMI_UPFRONT':
      return { hasBooking: false, payments: 1, months: EMI_MONTHS };
    case 'STRIPE_PLAN':
      return { hasBooking: false, payments: SUBSCRIPTION_MONTHS, months: null };
    default:
      return { hasBooking: true, payments: SUBSCRIPTION_MONTHS, months: null };
  }
}

function labelOf(index: number, count: number, shape: Shape): string {
  if (shape.months !== null) return 'Paid through your EMI partner';
  return count === 1 ? 'Single instalment' : `${ORDINALS[index] ?? 'Further'} instalment`;
}

function partsOf(fees: number, shape: Shape, bookingAmount: number): Part[] {
  const booking = shape.hasBooking ? Math.min(bookingAmount, fees) : 0;
  const parts: Part[] = [];
  if (booking > 0) {
    parts.push({ paymentType: 'DOWN_PAYMENT', label: 'Booking amount', amount: booking, dueInDays: 0 });
  }
  const rest = splitAmount(fees - booking, shape.payments).filter((amount) => amount > 0);
  rest.forEach((amount, index) => {
    const isLast = index === rest.length - 1;
    parts.push({
      paymentType: isLast ? 'FULL_PAYMENT' : 'FIRST_INSTALLMENT',
      label: labelOf(index, rest.length, shape),
      amount,
      dueInDays: (shape.hasBooking ? FIRST_DUE_DAYS : 0) + index * MONTH_DAYS,
    });
  });
  return parts;
}

/**
 * Computes a payment plan with its lines and payments. The payments add up to the total exactly; zero lines are
 * omitted, except the price and the final fees. With an EMI plan the partner pays the school immediately, so there is
 * one payment, and the EMI line shows what the learner pays the partner per month; the partner's processing fee is not
 * part of our fees. A voucher counts into the line of the plan discount.
 * @returns the plan, and what of the voucher it took: no more than was left to pay
 */
export function calculatePlan(facts: PlanFacts): OrderPlan & { voucher: number } {
  const scholarship = Math.min(Math.max(0, facts.scholarship), facts.listPrice);
  const afterScholarship = facts.listPrice - scholarship;
  const inTime = planDiscountAt(afterScholarship, facts, facts.now);
  const voucher = Math.min(Math.max(0, facts.voucherDiscount ?? 0), afterScholarship - inTime);
  const discount = inTime + voucher;
  const total = afterScholarship - discount;

  const shape = shapeOf(facts.planType);
  const parts = partsOf(total, shape, facts.bookingAmount ?? BOOKING_AMOUNT[facts.currency]);
  const [first, second] = parts.filter((part) => part.paymentType !== 'DOWN_PAYMENT');
  const booking = parts.find((part) => part.paymentType === 'DOWN_PAYMENT');
  const emi = shape.months === null ? 0 : Math.ceil((first?.amount ?? 0) / shape.months);

  const lines: PlanAmount[] = [];
  const line = (key: PlanLine, amount: number) => {
    if (amount > 0) lines.push({ key, amount });
  };
  lines.push({ key: 'ORIGINAL_PRICE', amount: facts.listPrice });
  line('SCHOLARSHIP_WAIVER', scholarship);
  line('PLAN_DISCOUNT', discount);
  line('BOOKING_AMOUNT', booking?.amount ?? 0);
  if (second === undefined) line('SINGLE_INSTALMENT', shape.months === null ? (first?.amount ?? 0) : 0);
  else {
    line('FIRST_INSTALMENT', first?.amount ?? 0);
    line('SECOND_INSTALMENT', second.amount);
  }
  line('EMI_AMOUNT', emi);
  lines.push({ key: 'FINAL_COURSE_FEES', amount: total });

  const instalments: Instalment[] = parts.map((part, index) => ({
    sequence: index + 1,
    paymentType: part.paymentType,
    label: part.label,
    amount: part.amount,
    dueDate: daysLater(facts.now, part.dueInDays),
  }));
  return { planType: facts.planType, currency: facts.currency, lines, instalments, total, voucher };
}
