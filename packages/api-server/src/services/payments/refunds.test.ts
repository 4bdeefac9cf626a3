import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { refundTraces } from '../../../test/refund-traces.ts';
import { counters, payments } from '../../db/schema/admissions.ts';
import { refunds, sandboxRefunds } from '../../db/schema/refunds.ts';
import type { RefundRequest, RefundResult } from '../../gateways/payments/payment-gateway.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { listOpenRefunds, refundPayment, sendOpenRefunds } from './refund-payment.ts';
import { acceptFlagged, returnFlagged } from './resolve-flagged.ts';
import { settleRefund } from './settle-refund.ts';

const school = openTestSchool();
const MINUTES_3 = 180_000;

/** Makes the provider answer refunds differently until the test ends. */
let restore = () => {};
function provider(refund: (request: RefundRequest) => Promise<RefundResult>) {
  restore = school.useCardGateway({ refund });
}
afterEach(() => restore());

async function mintPaid() {
  const offer = await mintOrder(school);
  const { paymentId } = await pay(school, offer.orderToken);
  const refund = (idempotencyKey: string, amount?: number) =>
    refundPayment(school.deps, COMMAND, {
      paymentId,
      amount,
      reason: 'Moved to a later batch',
      idempotencyKey,
    });
  const traces = refundTraces(school, { ...offer, paymentId }, 0);
  return { ...offer, paymentId, refund, ...traces };
}

const settle = (refundId: string, result: Omit<RefundResult, 'providerRef'>) =>
  school.deps.db.transaction((tx) =>
    settleRefund(tx, school.deps, { refundId, providerRef: 're_1', ...result }),
  );

describe('a refund', () => {
  it('PAY-04 is sent to the provider once, however often and in parallel staff request it', async () => {
    const paid = await mintPaid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => paid.refund(`many ${paid.paymentId}`, 400_000)),
    );
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1);
    expect(answers.at(-1)).toMatchObject({
      status: 'SUCCEEDED',
      amount: 400_000,
      left: 600_000,
      isByHand: false,
    });
    const [row] = await paid.rows();
    expect(
      await school.deps.db
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.refundId, row?.refundId ?? '')),
    ).toHaveLength(1);
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -400000']);
    expect(await paid.mails()).toBe(1);
    const mail = (await school.mailsTo(paid.emailId)).find(({ template }) => template === 'refund');
    expect(mail?.text).toContain('It goes to the card or account that you paid with.');
  });

  it('PAY-04 stays requested while the provider is down, reserves the money, and is sent by the job', async () => {
    const paid = await mintPaid();
    provider(() => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')));
    expect(await paid.refund(`down ${paid.paymentId}`)).toMatchObject({
      status: 'REQUESTED',
      left: 1_000_000,
    });
    expect(await paid.movements()).toEqual(['CHARGE 1000000']);
    await expect(paid.refund(`second ${paid.paymentId}`, 1)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect((await listOpenRefunds(school.deps)).map(({ paymentId }) => paymentId)).toContain(paid.paymentId);
    restore();
    school.advance(MINUTES_3);
    await Promise.all(Array.from({ length: 5 }, () => sendOpenRefunds(school.deps)));
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -1000000']);
    expect(await paid.mails()).toBe(1);
    expect(await paid.discrepancies()).toEqual([]);
  });

  it('PAY-04 that takes time is settled once by the provider’s status, in whatever order it arrives', async () => {
    const paid = await mintPaid();
    provider(async () => ({ status: 'PENDING', providerRef: 're_1' }));
    const { refundId, status } = await paid.refund(`slow ${paid.paymentId}`);
    expect(status).toBe('PENDING');
    expect(await paid.mails()).toBe(0);
    await Promise.all([
      ...Array.from({ length: 5 }, () => settle(refundId, { status: 'SUCCEEDED' })),
      settle(refundId, { status: 'PENDING' }),
    ]);
    await settle(refundId, { status: 'PENDING' });
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -1000000']);
    expect(await paid.mails()).toBe(1);
    expect((await paid.rows())[0]).toMatchObject({ status: 'SUCCEEDED', providerRef: 're_1' });
  });

  it('PAY-04 refused by the provider moves nothing, gives the reason, and can be tried again under another key', async () => {
    const paid = await mintPaid();
    provider(async () => ({
      status: 'FAILED',
      providerRef: '',
      reason: 'The card does not exist any more.',
    }));
    expect(await paid.refund(`refused ${paid.paymentId}`)).toMatchObject({
      status: 'FAILED',
      failureReason: 'The card does not exist any more.',
      left: 1_000_000,
    });
    expect(await paid.movements()).toEqual(['CHARGE 1000000']);
    expect(await paid.discrepancies()).toEqual(['REFUND_FAILED']);
    restore();
    school.advance(1_000);
    expect(await paid.refund(`again ${paid.paymentId}`)).toMatchObject({ status: 'SUCCEEDED', left: 0 });
    expect(await paid.discrepancies()).toEqual([]);
  });

  it('PAY-04 returned later by the bank is another movement, and the first one stays recorded', async () => {
    const paid = await mintPaid();
    const { refundId } = await paid.refund(`returned ${paid.paymentId}`);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        settle(refundId, { status: 'FAILED', reason: 'The account is closed.' }),
      ),
    );
    await settle(refundId, { status: 'SUCCEEDED' });
    await school.deps.db.delete(sandboxRefunds).where(eq(sandboxRefunds.refundId, refundId));
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -1000000', 'REFUND_RETURNED 1000000']);
    expect(await paid.discrepancies()).toEqual(['REFUND_FAILED']);
    school.advance(1_000);
    expect(await paid.refund(`by hand ${paid.paymentId}`)).toMatchObject({ status: 'SUCCEEDED', left: 0 });
  });

  it('PAY-04 by hand is recorded without asking the provider', async () => {
    const paid = await mintPaid();
    provider(() => Promise.reject(new Error('was asked')));
    const given = await refundPayment(school.deps, COMMAND, {
      paymentId: paid.paymentId,
      reason: 'Bank transfer',
      idempotencyKey: `transfer ${paid.paymentId}`,
      byHand: true,
    });
    expect(given).toMatchObject({ status: 'SUCCEEDED', isByHand: true, left: 0 });
    const mail = (await school.mailsTo(paid.emailId)).find(({ template }) => template === 'refund');
    expect(mail?.text).toContain('We sent it another way than you paid, such as a bank transfer.');
    expect(mail?.text).not.toContain('card or account');
  });

  it('API-115 gets a gapless credit note number, even when many settle at once', async () => {
    const paid = await Promise.all(Array.from({ length: 5 }, mintPaid));
    await Promise.all(paid.map((one) => one.refund(`numbered ${one.paymentId}`)));
    const numbers = (await school.deps.db.select().from(refunds)).flatMap(
      ({ creditNumber }) => creditNumber ?? [],
    );
    const [counter] = await school.deps.db.select().from(counters).where(eq(counters.name, 'credit-note'));
    expect(numbers.sort((a, b) => a - b)).toEqual(
      Array.from({ length: counter?.value ?? 0 }, (_, n) => n + 1),
    );
  });
});

describe('returning a flagged payment', () => {
  it('API-094 asks the provider for the amount received, and bars accepting the payment while the refund is pending', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await deliver(school, await decide(school, body.paymentId), { amount: 900_000 });
    const asked: RefundRequest[] = [];
    provider(async (request) => {
      asked.push(request);
      return { status: 'PENDING', providerRef: 're_2' };
    });
    const { refundId } = await returnFlagged(school.deps, COMMAND, body.paymentId, 'Not the amount');
    expect(asked).toMatchObject([{ amount: 900_000, currency: 'INR' }]);
    await expect(acceptFlagged(school.deps, COMMAND, body.paymentId)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(returnFlagged(school.deps, COMMAND, body.paymentId, 'Again')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await settle(refundId, { status: 'SUCCEEDED' });
    const [row] = await school.deps.db.select().from(payments).where(eq(payments.paymentId, body.paymentId));
    expect(row?.resolvedAt).not.toBeNull();
  });

  it.each([
    { currency: 'INR', received: '₹9,000' },
    { currency: 'EUR', received: '9000.00 EUR' },
  ])(
    'API-094 PAY-04 money in $currency can go again after the bank sent it back, in part and in full',
    async ({ currency, received }) => {
      const offer = await mintOrder(school);
      const { body } = await initiate(school, offer.orderToken);
      const paymentId = body.paymentId as string;
      const change = { amount: 900_000, currency: currency as 'INR' };
      await deliver(school, await decide(school, paymentId), change);
      const traces = refundTraces(school, { ...offer, paymentId }, 0);
      const { refundId } = await returnFlagged(school.deps, COMMAND, paymentId, 'Not the amount');
      await settle(refundId, { status: 'FAILED', reason: 'The account is closed.' });
      school.advance(1_000);
      const again = (idempotencyKey: string, amount?: number) =>
        refundPayment(school.deps, COMMAND, {
          paymentId,
          amount,
          reason: 'To another account',
          idempotencyKey,
          byHand: true,
        });
      await expect(again(`too much ${paymentId}`, 900_001)).rejects.toMatchObject({
        message: `Between nothing and ${received} can be given back.`,
      });
      expect(await again(`part ${paymentId}`, 400_000)).toMatchObject({
        status: 'SUCCEEDED',
        currency,
        left: 500_000,
      });
      expect(await again(`rest ${paymentId}`)).toMatchObject({ status: 'SUCCEEDED', currency, left: 0 });
      expect(await traces.movements()).toEqual([
        'CHARGE 900000',
        'REFUND -400000',
        'REFUND -500000',
        'REFUND -900000',
        'REFUND_RETURNED 900000',
      ]);
      expect(await traces.mails()).toBe(3);
    },
  );
});
