import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, type LedgerEntry, refundFault, statusByLedger } from './ledger.ts';

const entry = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({ paymentId: 'p', kind, amount });

describe('the ledger', () => {
  it.each([
    [3, 0, null],
    [3, 1, 'PAYMENT_ONGOING'],
    [3, 3, 'PAYMENT_COMPLETED'],
    [1, 1, 'PAYMENT_COMPLETED'],
  ])(
    'ENUM-41 of %d instalments, %d charged give the order the status %s',
    (instalments, charged, expected) => {
      expect(statusByLedger(instalments, charged)).toBe(expected);
    },
  );

  it.each([
    [[], 100, 'NOT_CHARGED'],
    [[entry('CHARGE', 1000)], 0, 'NOT_AN_AMOUNT'],
    [[entry('CHARGE', 1000)], 0.5, 'NOT_AN_AMOUNT'],
    [[entry('CHARGE', 1000)], 1001, 'MORE_THAN_LEFT'],
    [[entry('CHARGE', 1000), entry('REFUND', -400)], 601, 'MORE_THAN_LEFT'],
    [[entry('CHARGE', 1000), entry('REFUND', -400)], 600, null],
  ])('PAY-04 with the entries %o, refunding %d gives: %s', (entries, amount, expected) => {
    expect(refundFault(entries, amount)).toBe(expected);
  });

  it('PAY-04 successive allowed refunds never exceed what was charged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.integer({ min: -5, max: 6000 })),
        (charge, wanted) => {
          const entries = [entry('CHARGE', charge)];
          for (const amount of wanted)
            if (refundFault(entries, amount) === null) entries.push(entry('REFUND', -amount));
          const { charged, refunded, net } = balanceOf(entries);
          expect(net).toBe(charged - refunded);
          expect(net).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
