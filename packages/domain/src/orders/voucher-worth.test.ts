import { describe, expect, it } from 'vitest';
import { voucherWorth } from './voucher-worth.ts';

describe('voucherWorth', () => {
  it.each([
    [{ discount: 500_000, percent: null }, 9_500_000, 500_000],
    [{ discount: 0, percent: 10 }, 9_500_000, 950_000],
    [{ discount: 0, percent: 100 }, 9_500_000, 9_500_000],
    [{ discount: 0, percent: 33 }, 101, 33],
    [{ discount: 0, percent: 50 }, 1, 1],
    [{ discount: 0, percent: 10 }, 0, 0],
    [{ discount: 500_000, percent: null }, 400_000, 400_000],
  ])('FINANCE-03 %j on %d is worth %d minor units', (voucher, price, worth) => {
    expect(voucherWorth(voucher, price)).toBe(worth);
  });
});
