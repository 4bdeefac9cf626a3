import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOverdue, receivableAge } from './receivable-age.ts';
import { taxOfEntry } from './tax-of-entry.ts';

const GST = [
  { name: 'CGST', rate: 900 },
  { name: 'SGST', rate: 900 },
];
const sumOf = ({ net, taxes }: ReturnType<typeof taxOfEntry>) =>
  taxes.reduce((sum, { amount }) => sum + amount, net);

describe('the age of a receivable', () => {
  it.each([
    ['2026-11-10T18:00:00Z', 0, 'NOT_DUE'],
    ['2026-11-30T00:00:00Z', 0, 'NOT_DUE'],
    ['2026-11-09T12:00:00Z', 1, 'DAYS_1_30'],
    ['2026-10-11T12:00:00Z', 30, 'DAYS_1_30'],
    ['2026-10-10T12:00:00Z', 31, 'DAYS_31_60'],
    ['2026-09-11T12:00:00Z', 60, 'DAYS_31_60'],
    ['2026-09-10T12:00:00Z', 61, 'DAYS_61_90'],
    ['2026-08-12T12:00:00Z', 90, 'DAYS_61_90'],
    ['2026-08-11T12:00:00Z', 91, 'OVER_90_DAYS'],
  ])('FINANCE-02 due at %s is %i days overdue: %s', (due, days, age) => {
    const overdue = daysOverdue(due, '2026-11-10T12:00:00Z', 'Asia/Kolkata');
    expect([overdue, receivableAge(overdue)]).toEqual([days, age]);
  });

  it('FINANCE-02 changes day in the time zone of the school, not in UTC', () => {
    const due = '2026-11-10T18:29:59Z';
    expect(daysOverdue(due, '2026-11-10T18:29:59Z', 'Asia/Kolkata')).toBe(0);
    expect(daysOverdue(due, '2026-11-10T18:30:00Z', 'Asia/Kolkata')).toBe(1);
    expect(daysOverdue(due, '2026-11-10T18:30:00Z', 'UTC')).toBe(0);
  });
});

describe('the taxes of a money movement', () => {
  it('FINANCE-02 net and taxes add up to the amount, whatever was refunded before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10 ** 9 }),
        (amount, before) => {
          expect(sumOf(taxOfEntry({ kind: 'CHARGE', amount, refundedBefore: 0 }, GST))).toBe(amount);
          const refund = { kind: 'REFUND', amount: -amount, refundedBefore: before } as const;
          expect(sumOf(taxOfEntry(refund, GST))).toBe(-amount);
          const back = { kind: 'REFUND_RETURNED', amount, refundedBefore: before + amount } as const;
          expect(taxOfEntry(back, GST).net).toBe(-taxOfEntry(refund, GST).net || 0);
        },
      ),
    );
  });

  it('FINANCE-02 a payment refunded in three parts leaves no tax behind', () => {
    const tax = (kind: 'CHARGE' | 'REFUND', amount: number, refundedBefore: number) =>
      taxOfEntry({ kind, amount, refundedBefore }, GST).taxes.reduce((sum, one) => sum + one.amount, 0);
    expect(
      tax('CHARGE', 1_000_000, 0) +
        tax('REFUND', -333_333, 0) +
        tax('REFUND', -333_333, 333_333) +
        tax('REFUND', -333_334, 666_666),
    ).toBe(0);
    expect(taxOfEntry({ kind: 'CHARGE', amount: 500, refundedBefore: 0 }, [])).toEqual({
      net: 500,
      taxes: [],
    });
  });
});
