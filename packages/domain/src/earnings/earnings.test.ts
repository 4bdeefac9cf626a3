import { describe, expect, it } from 'vitest';
import { EARNING_CATEGORIES } from './earning-category.ts';
import { EARNING_TITLES } from './earning-texts.ts';
import { EarningTransaction, SORT_DIRECTIONS, TRANSACTION_SORTS } from './earning-transaction.ts';
import { EarningLog } from './earnings.ts';
import { mayPayMonth } from './may-pay-month.ts';
import { trendMonths } from './trend-months.ts';

const ID = '01900000-0000-7000-8000-000000000001';

describe('the months of a trend', () => {
  it('API-212 API-213 are fourteen by default, with the current month last', () => {
    const months = trendMonths('2026-02-10T00:00:00Z');
    expect(months).toHaveLength(14);
    expect([months[0], months.at(-1)]).toEqual(['2025-01', '2026-02']);
    expect(trendMonths('2026-02-10T00:00:00Z', 1)).toEqual(['2026-02']);
  });

  it('API-212 follow the time zone of the school, not UTC', () => {
    expect(trendMonths('2026-10-31T18:29:59Z').at(-1)).toBe('2026-10');
    expect(trendMonths('2026-10-31T18:30:00Z').at(-1)).toBe('2026-11');
  });
});

describe('paying a month', () => {
  it.each([
    ['2026-10', '2026-10-31T18:29:59Z', false],
    ['2026-10', '2026-10-31T18:30:00Z', true],
    ['2026-11', '2026-10-31T18:30:00Z', false],
    ['2025-12', '2026-01-02T00:00:00Z', true],
  ])('API-218 %s at %s is allowed: %s', (month, now, may) => expect(mayPayMonth(month, now)).toBe(may));
});

describe('the earnings schemas', () => {
  it('API-218 CONST-11 list the ways to sort transactions, and name every category of work', () => {
    expect(TRANSACTION_SORTS).toEqual(['date', 'amount', 'status']);
    expect(SORT_DIRECTIONS).toEqual(['ASC', 'DESC']);
    expect(Object.keys(EARNING_TITLES)).toEqual([...EARNING_CATEGORIES]);
  });

  const transaction = {
    transactionId: ID,
    date: '2026-11-03',
    category: 'QUERY',
    amount: 5000,
    currency: 'INR',
    status: 'PAID',
  };
  it('API-218 accept a transaction', () =>
    expect(EarningTransaction.parse(transaction)).toEqual(transaction));
  it.each([{ amount: 0.5 }, { status: 'PENDING' }, { category: 'BONUS' }, { date: '2026-02-30' }])(
    'API-218 refuse a transaction with %o',
    (wrong) => expect(EarningTransaction.safeParse({ ...transaction, ...wrong }).success).toBe(false),
  );

  const log = {
    date: '2026-10-03',
    cohortId: ID,
    category: 'SESSION',
    description: 'Walls',
    quantity: 1,
    amount: 5000,
    reason: null,
  };
  it('API-220 accept a log', () => expect(EarningLog.parse(log)).toEqual(log));
  it('API-220 accept the correction of a log', () => {
    const correction = { ...log, amount: -5000, reason: 'Counted twice.' };
    expect(EarningLog.parse(correction)).toEqual(correction);
  });
  it.each([{ quantity: 0 }, { amount: 1.5 }, { cohortId: 'BIM_A-14' }])(
    'API-220 refuse a log with %o',
    (wrong) => expect(EarningLog.safeParse({ ...log, ...wrong }).success).toBe(false),
  );
});
