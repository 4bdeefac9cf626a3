import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExtendableInstalment, extendedDueDate } from './instalment-extension.ts';
import { balanceOf, refundFault } from './ledger.ts';
import { nextRefundStatus, REFUND_STATUSES } from './refund-status.ts';
import { taxShare, taxShareOfPart } from './tax-share.ts';

const GST = [
  { name: 'CGST', rate: 900 },
  { name: 'SGST', rate: 900 },
];

describe('the taxes in an amount', () => {
  it.each([
    [11_800, GST, 10_000, [900, 900]],
    [1_000_000, GST, 847_458, [76_271, 76_271]],
    [1, GST, 1, [0, 0]],
    [100, [], 100, []],
    [100, [{ name: 'None', rate: 0 }], 100, [0]],
  ])('PAY-04 %d minor units with %j are %d net', (amount, rates, net, taxes) => {
    const share = taxShare(amount, rates);
    expect(share.net).toBe(net);
    expect(share.taxes.map((tax) => tax.amount)).toEqual(taxes);
  });

  const rates = fc.array(fc.record({ name: fc.constant('Tax'), rate: fc.integer({ min: 0, max: 3_000 }) }), {
    maxLength: 3,
  });
  it('PAY-04 net and taxes add up to the amount, and its parts to the whole, tax by tax', () => {
    fc.assert(
      fc.property(
        rates,
        fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 8 }),
        (of, parts) => {
          let before = 0;
          const sums = of.map(() => 0);
          let net = 0;
          for (const part of parts) {
            const share = taxShareOfPart(part, before, of);
            expect(share.net + share.taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(part);
            share.taxes.forEach(({ amount }, index) => {
              sums[index] = (sums[index] ?? 0) + amount;
            });
            net += share.net;
            before += part;
          }
          const whole = taxShare(before, of);
          expect({ net, sums }).toEqual({ net: whole.net, sums: whole.taxes.map(({ amount }) => amount) });
        },
      ),
    );
  });
});

describe('a refund', () => {
  it('PAY-04 a provider may report PENDING, SUCCEEDED and FAILED repeatedly in any order, and a failure is final', () => {
    const table = REFUND_STATUSES.map((from) =>
      (['PENDING', 'SUCCEEDED', 'FAILED'] as const).map((word) => nextRefundStatus(from, word)),
    );
    expect(table).toEqual([
      ['PENDING', 'SUCCEEDED', 'FAILED'],
      [null, 'SUCCEEDED', 'FAILED'],
      [null, null, 'FAILED'],
      [null, null, null],
    ]);
  });

  it('PAY-04 a returned refund can be made again, and an amount on its way cannot be refunded twice', () => {
    const of = (kind: 'CHARGE' | 'REFUND' | 'REFUND_RETURNED', amount: number) => ({
      paymentId: 'p',
      kind,
      amount,
    });
    const entries = [of('CHARGE', 1000), of('REFUND', -400), of('REFUND_RETURNED', 400)];
    expect(balanceOf(entries)).toEqual({ charged: 1000, refunded: 0, net: 1000 });
    expect(refundFault(entries, 1000)).toBeNull();
    expect(refundFault(entries, 601, 400)).toBe('MORE_THAN_LEFT');
    expect(refundFault(entries, 600, 400)).toBeNull();
  });
});

describe('moving the due date of an instalment', () => {
  const paid = { dueDate: '2026-11-01T00:00:00.000Z', isPaid: true, extendedAt: null };
  const next: ExtendableInstalment = { dueDate: '2026-12-01T00:00:00.000Z', isPaid: false, extendedAt: null };
  const later = { ...next, dueDate: '2026-12-31T00:00:00.000Z' };
  const facts = { status: 'PAYMENT_ONGOING', isWithPartner: false, now: '2026-11-20T00:00:00.000Z' } as const;

  it.each([
    ['a running plan', [paid, next, later], {}, '2026-12-08T00:00:00.000Z'],
    [
      'three days after the due date',
      [paid, next],
      { now: '2026-12-04T00:00:00.000Z' },
      '2026-12-08T00:00:00.000Z',
    ],
    ['a moment later', [paid, next], { now: '2026-12-04T00:00:00.001Z' }, null],
    [
      'the following one due a moment after the new date',
      [paid, next, { ...later, dueDate: '2026-12-08T00:00:00.001Z' }],
      {},
      '2026-12-08T00:00:00.000Z',
    ],
    [
      'the following one due at the new date',
      [paid, next, { ...later, dueDate: '2026-12-08T00:00:00.000Z' }],
      {},
      null,
    ],
    ['an extension before', [{ ...paid, extendedAt: '2026-10-30T00:00:00.000Z' }, next], {}, null],
    ['nothing paid yet', [next], { status: 'PLAN_CREATED' }, null],
    ['all paid', [paid], { status: 'PAYMENT_COMPLETED' }, null],
    ['the EMI partner at work', [paid, next], { isWithPartner: true }, null],
  ] as const)('API-110 D-103 with %s', (_name, instalments, change, expected) => {
    expect(extendedDueDate(instalments, { ...facts, ...change })).toBe(expected);
  });
});
