import { describe, expect, it } from 'vitest';
import { instalmentStatus } from './instalment-status.ts';
import { orderStatusAt } from './order-status-at.ts';
import { PaymentMethodToken } from './payment-method-token.ts';
import { offeredProviders } from './payment-provider.ts';
import { calculatePlan } from './plan-calculator.ts';
import { type PricedOrder, planOfOrder } from './plan-of-order.ts';

const DEADLINE = '2026-05-10T12:00:00.000Z';
const order: PricedOrder = {
  productId: 'BIM_A',
  currency: 'INR',
  listPrice: 12_000_000,
  scholarship: 2_000_000,
  planDiscount: 500_000,
  planDiscountDeadLine: DEADLINE,
  bookingAmount: 1_500_000,
  planType: 'TWO_PART',
  plannedAt: '2026-05-09T12:00:00.000Z',
  isFixed: false,
};

describe('the plan of an order', () => {
  it('keeps its due dates while its discount is valid', () => {
    const plan = planOfOrder(order, DEADLINE);
    expect(plan.plannedAt).toBe(order.plannedAt);
    expect(plan.total).toBe(9_500_000);
    expect(plan.instalments[0]).toMatchObject({ amount: 1_500_000, dueDate: order.plannedAt });
  });

  it('CONST-29 is recalculated without the discount 1 ms after its deadline', () => {
    const plan = planOfOrder(order, '2026-05-10T12:00:00.001Z');
    expect(plan.plannedAt).toBe('2026-05-10T12:00:00.001Z');
    expect(plan.total).toBe(10_000_000);
  });

  it('stays unchanged once something is paid, whatever the time', () => {
    expect(planOfOrder({ ...order, isFixed: true }, '2027-01-01T00:00:00.000Z').total).toBe(9_500_000);
  });

  it('is calculated for now with another type, or when none is chosen yet', () => {
    const now = '2026-05-09T13:00:00.000Z';
    expect(planOfOrder(order, now, 'UPFRONT')).toMatchObject({ planType: 'UPFRONT', plannedAt: now });
    expect(planOfOrder({ ...order, planType: null, plannedAt: null }, now)).toMatchObject({
      planType: 'UPFRONT',
      plannedAt: now,
    });
  });

  it('deducts a voucher after scholarship and discount, and never falls below zero', () => {
    const facts = { ...order, planType: 'UPFRONT', now: DEADLINE } as const;
    const part = calculatePlan({ ...facts, voucherDiscount: 300_000 });
    expect(part.total).toBe(9_200_000);
    expect(part.lines).toContainEqual({ key: 'PLAN_DISCOUNT', amount: 800_000 });
    expect(calculatePlan({ ...facts, voucherDiscount: 99_000_000 })).toMatchObject({
      total: 0,
      instalments: [],
    });
    expect(calculatePlan({ ...facts, voucherDiscount: -5 }).total).toBe(9_500_000);
  });
});

describe('the payments of an order', () => {
  it.each([
    [[], true, 'DUE'],
    [[], false, 'UPCOMING'],
    [['CREATED'], true, 'DUE'],
    [['FAILED', 'PENDING'], true, 'PENDING'],
    [['FAILED'], true, 'FAILED'],
    [['FLAGGED'], true, 'IN_REVIEW'],
    [['SUCCEEDED', 'FLAGGED'], false, 'PAID'],
  ] as const)('with the attempts %j, and next %s, are %s', (attempts, isNext, expected) => {
    expect(instalmentStatus(attempts, isNext)).toBe(expected);
  });

  it('PAY-05 buy now pay later is offered in USD only', () => {
    expect(offeredProviders('USD')).toContain('PAY_LATER');
    expect(offeredProviders('INR')).toEqual(['CARD']);
  });

  it('an unpaid order expires right after its payment deadline, and one with a payment does not', () => {
    const late = '2026-05-10T12:00:00.001Z';
    expect(orderStatusAt('PLAN_CREATED', DEADLINE, DEADLINE)).toBe('PLAN_CREATED');
    expect(orderStatusAt('PLAN_CREATED', DEADLINE, late)).toBe('EXPIRED');
    expect(orderStatusAt('PAYMENT_ONGOING', DEADLINE, late)).toBe('PAYMENT_ONGOING');
    expect(orderStatusAt('CREATED', null, late)).toBe('CREATED');
  });

  it('a card number is refused as a payment method token', () => {
    expect(PaymentMethodToken.safeParse('4242424242424242').success).toBe(false);
    expect(PaymentMethodToken.safeParse('pm_card_visa').success).toBe(true);
  });
});
