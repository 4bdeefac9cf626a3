import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COHORT_USER_STATES } from '../cohorts/cohort-user-state.ts';
import { daysLater } from '../dates/days-later.ts';
import { instalmentReminder } from './instalment-reminder.ts';
import { PAYMENT_STANDINGS, paymentStanding, placeStateAt } from './payment-standing.ts';

const DUE = '2026-03-10T04:30:00.000Z';
const at = (days: number, milliseconds = 0) =>
  new Date(Date.parse(daysLater(DUE, days)) + milliseconds).toISOString();
const unpaid = { dueDate: DUE, isPaid: false };

describe('the payment standing', () => {
  it.each([
    ['a day before it is due', at(-1), 'IN_TIME'],
    ['at the due instant', at(0), 'IN_TIME'],
    ['a millisecond after it', at(0, 1), 'PAYMENT_PENDING'],
    ['three days after', at(3), 'PAYMENT_PENDING'],
    ['a millisecond more', at(3, 1), 'PAYMENT_DELAYED'],
    ['fourteen days after', at(14), 'PAYMENT_DELAYED'],
    ['at the end of that day at the school', '2026-03-24T18:29:59.999Z', 'PAYMENT_DELAYED'],
    ['a millisecond more than that', '2026-03-24T18:30:00.000Z', 'BLOCKED'],
  ])('ENUM-45 CARD-22 CARD-23 %s', (_when, now, expected) => {
    expect(paymentStanding([unpaid], { isInOtherHands: false, now })).toBe(expected);
  });

  it('ENUM-45 the oldest unpaid instalment decides, and paid ones do not count', () => {
    const plan = [
      { dueDate: DUE, isPaid: true },
      { dueDate: at(30), isPaid: false },
    ];
    expect(paymentStanding(plan, { isInOtherHands: false, now: at(20) })).toBe('IN_TIME');
    expect(paymentStanding(plan, { isInOtherHands: false, now: at(31) })).toBe('PAYMENT_PENDING');
    expect(paymentStanding([unpaid, ...plan], { isInOtherHands: false, now: at(31) })).toBe('BLOCKED');
  });

  it('PAY-02 while the partner has the EMI application, an overdue payer is pending but neither late nor blocked', () => {
    expect(paymentStanding([unpaid], { isInOtherHands: true, now: at(60) })).toBe('PAYMENT_PENDING');
  });

  it('ENUM-45 the passing of time never makes a payer less late', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (first, more) => {
        const rank = (days: number) =>
          PAYMENT_STANDINGS.indexOf(paymentStanding([unpaid], { isInOtherHands: false, now: at(days) }));
        expect(rank(first + more)).toBeGreaterThanOrEqual(rank(first));
      }),
    );
  });
});

describe('the place of a payer', () => {
  const FOLLOWS = new Set(['ONGOING', 'PAYMENT_PENDING', 'PAYMENT_DELAYED']);

  it.each(COHORT_USER_STATES)(
    'ENUM-45 a place that is %s follows the payments only while its course runs',
    (state) => {
      for (const standing of PAYMENT_STANDINGS) {
        const expected = standing === 'IN_TIME' ? 'ONGOING' : standing;
        expect(placeStateAt({ state, isBlockedForMoney: false }, standing)).toBe(
          FOLLOWS.has(state) ? expected : state,
        );
      }
    },
  );

  it('ENUM-45 a block for missing payment is lifted by payment, and one set by staff is not', () => {
    expect(placeStateAt({ state: 'BLOCKED', isBlockedForMoney: true }, 'IN_TIME')).toBe('ONGOING');
    expect(placeStateAt({ state: 'BLOCKED', isBlockedForMoney: false }, 'IN_TIME')).toBe('BLOCKED');
  });
});

describe('reminders', () => {
  it.each([
    ['eight days before', at(-8), null],
    ['six days before', at(-6), 'WEEK_BEFORE'],
    ['twelve hours before', at(0, -43_200_000), 'DAY_BEFORE'],
    ['at the due instant', at(0), 'DAY_BEFORE'],
    ['an hour after', at(0, 3_600_000), null],
    ['two days after', at(2), 'OVERDUE'],
    ['five days after', at(5), 'DELAYED'],
    ['on the last day with access', at(14, 3_600_000), 'DELAYED'],
    ['once that day is over', at(15), 'BLOCKED'],
    ['three weeks after', at(21), 'BLOCKED'],
  ])('PAY-01 %s', (_when, now, expected) => {
    expect(instalmentReminder(unpaid, now)).toBe(expected);
    expect(instalmentReminder({ ...unpaid, isPaid: true }, now)).toBeNull();
  });
});
