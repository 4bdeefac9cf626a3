import { offeredPlans } from '@plinth/domain/orders/offered-plans';
import { calculatePlan } from '@plinth/domain/orders/plan-calculator';
import { planName } from '@plinth/domain/orders/plan-name';
import { describe, expect, it } from 'vitest';
import { comparePlans } from './compare-plans.ts';
import { planText } from './plan-text.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const facts = {
  currency: 'INR',
  listPrice: 14_500_000,
  scholarship: 1_450_000,
  planDiscount: 725_000,
  planDiscountDeadLine: '2026-05-11T09:30:00.000Z',
  now: NOW,
} as const;
const plans = offeredPlans('BIM_A', 'INR');

describe('the comparison of plans', () => {
  it('PAY-06 each preview has the same lines and payments as the calculation of the server', () => {
    const order = calculatePlan({ ...facts, planType: 'UPFRONT' });
    const previews = comparePlans(order, plans, NOW);
    expect(previews).toEqual(plans.map((planType) => calculatePlan({ ...facts, planType })));
  });

  it.each([0, 2_500_000])(
    "PAY-06 each preview has the product's booking amount of %i, whichever plan is chosen",
    (bookingAmount) => {
      for (const planType of plans) {
        const { lines } = calculatePlan({ ...facts, planType, bookingAmount });
        expect(comparePlans({ lines, currency: 'INR', bookingAmount }, plans, NOW)).toEqual(
          plans.map((one) => calculatePlan({ ...facts, planType: one, bookingAmount })),
        );
      }
    },
  );

  it('PAY-06 a discount that has ended is not deducted', () => {
    const order = calculatePlan({ ...facts, planType: 'UPFRONT', now: '2026-06-01T00:00:00.000Z' });
    expect(comparePlans(order, ['TWO_PART'], NOW)[0]?.total).toBe(13_050_000);
  });

  it('PAY-01 FINANCE-04 every offered plan has a name and describes its payments with their days', () => {
    const words = comparePlans(
      { lines: [{ key: 'ORIGINAL_PRICE', amount: 14_500_000 }], currency: 'INR' },
      plans,
      NOW,
    ).map((plan) => `${planName(plan.planType)}: ${planText(plan, NOW)}`);
    expect(words).toEqual([
      'Booking amount, then the rest: ₹10,000 now, then ₹1,35,000 after 7 days',
      'All at once: ₹1,45,000 now',
      'Booking amount and two instalments: ₹10,000 now, then 2 payments of ₹67,500, after 7 and 37 days',
      'Booking amount, then EMI: ₹10,000 now, then ₹11,250 a month for 12 months',
      'EMI: ₹12,083.34 a month for 12 months',
      'Booking amount and six instalments: ₹10,000 now, then 6 payments of ₹22,500, after 7 days and then every 30 days',
    ]);
  });

  it('PAY-01 payments that differ by a cent are described as approximate', () => {
    const order = { lines: [{ key: 'ORIGINAL_PRICE', amount: 240_000 }], currency: 'USD' } as const;
    const six = offeredPlans('MCD_US', 'USD').at(-1) ?? 'UPFRONT';
    expect(comparePlans(order, [six], NOW).map((plan) => planText(plan, NOW))).toEqual([
      '$100 now, then 6 payments of about $383.34, after 7 days and then every 30 days',
    ]);
  });

  it('PAY-01 D-105 a pay-later amount is not described as due now or in a week', () => {
    const order = { lines: [{ key: 'ORIGINAL_PRICE', amount: 240_000 }], currency: 'USD' } as const;
    const words = comparePlans(order, ['AFFIRM_WITH_DP', 'AFFIRM_UPFRONT'], NOW).map((plan) =>
      planText(plan, NOW),
    );
    expect(words).toEqual([
      "$100 now, then $2,300 over time, on the pay-later provider's terms",
      "$2,400 over time, on the pay-later provider's terms",
    ]);
  });
});
