import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_CODES } from '../catalog/product-code.ts';
import { applyPlanDiscount, planDiscountAt } from './apply-plan-discount.ts';
import { EMI_PARTNER_COUNT, offeredPlans } from './offered-plans.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { canMoveOrder, isOrderClosed } from './order-transitions.ts';
import { GENERAL_PAYMENT_PLANS, installmentPlanOf, type PaymentPlan } from './payment-plan.ts';
import { OrderPlan } from './payment-plan-state.ts';
import { BOOKING_AMOUNT, calculatePlan, type PlanFacts } from './plan-calculator.ts';
import { FEW_SEATS_TEXT, INSTALMENTS_TEXT, processingFeeText, specializationBenefits } from './plan-texts.ts';
import { splitAmount } from './split-amount.ts';

const PLANS: PaymentPlan[] = [
  ...GENERAL_PAYMENT_PLANS,
  ...PRODUCT_CODES.map(installmentPlanOf),
  installmentPlanOf('TIMBER_US'),
];
const NOW = '2026-05-04T09:30:00.000Z';
const DEADLINE = '2026-05-04T12:00:00.000Z';
const plan = (facts: Partial<PlanFacts> = {}) =>
  calculatePlan({
    planType: 'UPFRONT',
    currency: 'INR',
    listPrice: 14_500_000,
    scholarship: 0,
    planDiscount: null,
    planDiscountDeadLine: null,
    now: NOW,
    ...facts,
  });
const amounts = (facts: Partial<PlanFacts>) =>
  Object.fromEntries(plan(facts).lines.map(({ key, amount }) => [key, amount]));

describe('plan discount', () => {
  it.each([
    { id: 'CONST-28', planDiscount: 500, now: NOW, off: 500 },
    { id: 'CONST-28', planDiscount: 0, now: NOW, off: 0 },
    { id: 'CONST-28', planDiscount: -500, now: NOW, off: 0 },
    { id: 'CONST-28', planDiscount: null, now: NOW, off: 0 },
    { id: 'CONST-29', planDiscount: 500, now: DEADLINE, off: 500 },
    { id: 'CONST-29', planDiscount: 500, now: '2026-05-04T12:00:00.001Z', off: 0 },
    { id: 'CONST-30', planDiscount: 5000, now: NOW, off: 1000 },
  ])('$id a discount of $planDiscount on 1000 at $now takes off $off', ({ planDiscount, now, off }) => {
    const discount = { planDiscount, planDiscountDeadLine: DEADLINE };
    expect(planDiscountAt(1000, discount, now)).toBe(off);
    expect(applyPlanDiscount(1000, discount, now)).toBe(1000 - off);
  });

  it('CONST-29 a discount without a deadline applies', () => {
    expect(applyPlanDiscount(1000, { planDiscount: 100, planDiscountDeadLine: null }, NOW)).toBe(900);
  });
});

describe('plan', () => {
  it('PAY-06 an upfront plan shows price, waiver, discount, booking amount, single instalment and final fees', () => {
    const facts = { scholarship: 1_000_000, planDiscount: 500_000, planDiscountDeadLine: DEADLINE };
    expect(plan(facts).lines).toEqual([
      { key: 'ORIGINAL_PRICE', amount: 14_500_000 },
      { key: 'SCHOLARSHIP_WAIVER', amount: 1_000_000 },
      { key: 'PLAN_DISCOUNT', amount: 500_000 },
      { key: 'BOOKING_AMOUNT', amount: 1_000_000 },
      { key: 'SINGLE_INSTALMENT', amount: 12_000_000 },
      { key: 'FINAL_COURSE_FEES', amount: 13_000_000 },
    ]);
    expect(plan(facts).instalments).toEqual([
      { sequence: 1, paymentType: 'DOWN_PAYMENT', label: 'Booking amount', amount: 1_000_000, dueDate: NOW },
      {
        sequence: 2,
        paymentType: 'FULL_PAYMENT',
        label: 'Single instalment',
        amount: 12_000_000,
        dueDate: '2026-05-11T09:30:00.000Z',
      },
    ]);
  });

  it('PAY-06 a two-part plan shows a first and a second instalment', () => {
    expect(amounts({ planType: 'TWO_PART' })).toMatchObject({
      BOOKING_AMOUNT: 1_000_000,
      FIRST_INSTALMENT: 6_750_000,
      SECOND_INSTALMENT: 6_750_000,
      FINAL_COURSE_FEES: 14_500_000,
    });
    expect(plan({ planType: 'TWO_PART' }).instalments.map((part) => [part.paymentType, part.label])).toEqual([
      ['DOWN_PAYMENT', 'Booking amount'],
      ['FIRST_INSTALLMENT', 'First instalment'],
      ['FULL_PAYMENT', 'Second instalment'],
    ]);
  });

  it('PAY-06 an EMI plan shows what the learner pays the partner each month', () => {
    expect(amounts({ planType: 'EMI_WITH_DP' })).toMatchObject({
      BOOKING_AMOUNT: 1_000_000,
      EMI_AMOUNT: 1_125_000,
    });
    expect(amounts({ planType: 'EMI_WITH_DP' })).not.toHaveProperty('SINGLE_INSTALMENT');
    expect(amounts({ planType: 'EMI_UPFRONT' })).not.toHaveProperty('BOOKING_AMOUNT');
  });

  it.each([
    { planType: 'UPFRONT_WITHOUT_BOOKING_AMOUNT', currency: 'INR', payments: 1, booking: false },
    { planType: 'AFFIRM_UPFRONT', currency: 'USD', payments: 1, booking: false },
    { planType: 'AFFIRM_WITH_DP', currency: 'USD', payments: 2, booking: true },
    { planType: 'STRIPE_PLAN', currency: 'USD', payments: 6, booking: false },
    { planType: 'BIM_A_US_INSTALLMENT_PLAN', currency: 'USD', payments: 7, booking: true },
  ] as const)('ENUM-40 the plan $planType has $payments payments and a booking amount: $booking', (row) => {
    const { instalments } = plan({ planType: row.planType, currency: row.currency, listPrice: 290_000 });
    expect(instalments).toHaveLength(row.payments);
    expect(instalments[0]?.paymentType === 'DOWN_PAYMENT').toBe(row.booking);
  });

  it('PAY-06 a price below the booking amount is paid in one payment', () => {
    expect(plan({ listPrice: 500_000 }).instalments.map((part) => part.amount)).toEqual([500_000]);
    expect(plan({ listPrice: 500_000, scholarship: 900_000 })).toMatchObject({ total: 0, instalments: [] });
  });

  it('CONST-30 PAY-06 the payments of any plan add up to its total, none is zero, and only the last pays in full', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANS),
        fc.constantFrom('INR' as const, 'USD' as const),
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: -100, max: 60_000_000 }),
        fc.option(fc.integer({ min: -100, max: 60_000_000 })),
        fc.constantFrom(null, NOW, '2026-05-04T09:29:59.999Z'),
        (planType: PaymentPlan, currency, listPrice, scholarship, planDiscount, planDiscountDeadLine) => {
          const facts = { planType, currency, listPrice, scholarship, planDiscount, planDiscountDeadLine };
          const result = OrderPlan.parse(plan(facts));
          const line = (key: string) => result.lines.find((each) => each.key === key)?.amount ?? 0;
          expect(result.instalments.reduce((sum, part) => sum + part.amount, 0)).toBe(result.total);
          expect(listPrice - line('SCHOLARSHIP_WAIVER') - line('PLAN_DISCOUNT')).toBe(result.total);
          expect(result.instalments.every((part) => part.amount > 0)).toBe(true);
          expect(line('BOOKING_AMOUNT')).toBeLessThanOrEqual(BOOKING_AMOUNT[currency]);
          const paysInFull = result.instalments
            .slice(0, -1)
            .some((part) => part.paymentType === 'FULL_PAYMENT');
          expect(paysInFull).toBe(false);
          const dates = result.instalments.map((part) => part.dueDate);
          expect(dates).toEqual(dates.toSorted());
        },
      ),
    );
  });

  it('PAY-04 equal parts add up to the amount and differ by at most one minor unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.integer({ min: 1, max: 24 }), (amount, parts) => {
        const split = splitAmount(amount, parts);
        expect(split).toHaveLength(parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('PAY-05 PAY-08 EMI is offered in INR with three partners, and buy now pay later in USD', () => {
    const inr = offeredPlans('BIM_A', 'INR');
    const usd = offeredPlans('BIM_A_US', 'USD');
    expect(inr).toEqual(expect.arrayContaining(['EMI_WITH_DP', 'EMI_UPFRONT', 'BIM_A_INSTALLMENT_PLAN']));
    expect(inr.filter((each) => each.startsWith('AFFIRM'))).toEqual([]);
    expect(usd).toEqual(
      expect.arrayContaining(['AFFIRM_WITH_DP', 'AFFIRM_UPFRONT', 'BIM_A_US_INSTALLMENT_PLAN']),
    );
    expect(usd.filter((each) => each.startsWith('EMI'))).toEqual([]);
    expect(EMI_PARTNER_COUNT).toEqual({ INR: 3, USD: 0 });
  });

  it('PAY-07 CONST-25 only EMI plans show the processing fee 1-2%', () => {
    expect(PLANS.filter((each) => processingFeeText(each) !== null)).toEqual(['EMI_WITH_DP', 'EMI_UPFRONT']);
    expect(processingFeeText('EMI_UPFRONT')).toBe('1-2%');
  });

  it('PAY-09 PAY-10 PAY-11 CONST-26 in INR a specialization includes a portfolio, lifelong access and 3 certificates', () => {
    expect(specializationBenefits('INR')).toEqual([
      'Industry standard portfolio',
      'Lifelong access to content',
      '3 certificates',
    ]);
  });

  it('PAY-12 CONST-27 in USD a specialization includes 2 certificates', () => {
    expect(specializationBenefits('USD')).toContain('2 certificates');
  });

  it('PAY-13 PAY-14 the plan display has its two texts', () => {
    expect(FEW_SEATS_TEXT).toBe('Hurry! Only few seats left!');
    expect(INSTALMENTS_TEXT).toBe('You can also pay in easy instalments');
  });
});

describe('order status', () => {
  it.each([
    { from: 'CREATED', to: 'APPLICATION_FILLED', may: true },
    { from: 'CREATED', to: 'PLAN_CREATED', may: true },
    { from: 'OFFER_SENT', to: 'PLAN_CREATED', may: true },
    { from: 'OFFER_SENT', to: 'EXPIRED', may: true },
    { from: 'PAYMENT_ONGOING', to: 'CANCELLED', may: true },
    { from: 'PLAN_CREATED', to: 'OFFER_SENT', may: false },
    { from: 'PAYMENT_ONGOING', to: 'PAYMENT_ONGOING', may: false },
    { from: 'PAYMENT_COMPLETED', to: 'CANCELLED', may: false },
    { from: 'EXPIRED', to: 'PLAN_CREATED', may: false },
    { from: 'CANCELLED', to: 'EXPIRED', may: false },
  ] as const)('ENUM-41 an order may move from $from to $to: $may', ({ from, to, may }) => {
    expect(canMoveOrder(from, to)).toBe(may);
  });

  it('ENUM-41 an order never returns to a status it has left, and never leaves a final status', () => {
    const status = fc.constantFrom(...ORDER_STATUSES);
    fc.assert(
      fc.property(fc.array(status, { maxLength: 20 }), (wishes) => {
        const visited = ['CREATED'];
        let current: (typeof ORDER_STATUSES)[number] = 'CREATED';
        for (const wish of wishes) {
          if (!canMoveOrder(current, wish)) continue;
          expect(isOrderClosed(current)).toBe(false);
          expect(visited).not.toContain(wish);
          visited.push(wish);
          current = wish;
        }
      }),
    );
  });
});
