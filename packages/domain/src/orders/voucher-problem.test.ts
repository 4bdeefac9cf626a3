import { describe, expect, it } from 'vitest';
import { type VoucherFacts, voucherProblem } from './voucher-problem.ts';

const NOW = '2026-05-04T09:30:00.000Z';
const good: VoucherFacts = {
  productId: null,
  currency: 'INR',
  expiresAt: null,
  isEnded: false,
  maxUses: 2,
  usesPerPerson: 1,
  uses: 1,
  ownUses: 0,
  isForeign: false,
};

describe('a voucher on an order', () => {
  it.each<[string, Partial<VoucherFacts>, string | null]>([
    ['anything', {}, null],
    ['its own course', { productId: 'BIM_A' }, null],
    ['its last instant', { expiresAt: NOW }, null],
    ['an end that has passed', { expiresAt: '2026-05-04T09:29:59.999Z' }, 'EXPIRED'],
    ['use, ended by staff', { isEnded: true }, 'ENDED'],
    ['another currency', { currency: 'USD' }, 'OTHER_CURRENCY'],
    ['another course', { productId: 'BIM_C' }, 'OTHER_PRODUCT'],
    ['all its uses gone', { uses: 2 }, 'USED_UP'],
    ['a payer who has used it', { ownUses: 1, uses: 2 }, 'USED_BY_YOU'],
    [
      'somebody else, also when it has expired',
      { isForeign: true, expiresAt: '2026-01-01T00:00:00.000Z' },
      'FOREIGN',
    ],
  ])('FINANCE-03 is judged by its terms: %s', (_title, change, problem) => {
    expect(voucherProblem({ ...good, ...change }, { productId: 'BIM_A', currency: 'INR' }, NOW)).toBe(
      problem,
    );
  });
});
