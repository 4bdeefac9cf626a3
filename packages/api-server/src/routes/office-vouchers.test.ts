import type { OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls } from '../../test/payment-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';

const school = openTestSchool();
const { choose, publicOrder } = paymentCalls(school);
const OFFICE = '/v1/office/vouchers';
const PRICE = 9_500_000;
/** 15 % of what remains after the scholarship. */
const SHARE = 1_500_000;
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'] });
const wanted = {
  code: null as string | null,
  currency: 'INR',
  discount: 700_000 as number | null,
  percent: null as number | null,
  productId: null as string | null,
  maxUses: 1,
  usesPerPerson: 1,
  until: null as string | null,
};
const make = async (token: string, change: Partial<typeof wanted> = {}) =>
  school.call('POST', OFFICE, { token, body: { ...wanted, ...change } });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    vouchers: OfficeVoucher[];
    total: number;
  };
const apply = (orderToken: string, voucherCode: string) =>
  school.call('PUT', '/api/v1/public/order/voucher', { body: { orderToken, voucherCode } });
const auditOf = (actorId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

describe('vouchers in the office', () => {
  it('FINANCE-01 OFFICE-10 finance creates a typed or generated code; a payer uses it, and each use is listed', async () => {
    const { token, userId } = await finance();
    const typed = await make(token, { code: 'autumn-26', maxUses: 2, until: '2031-02-28' });
    expect(typed.status).toBe(201);
    expect(typed.body.voucher).toMatchObject({
      code: 'AUTUMN-26',
      state: 'OPEN',
      kind: 'STAFF',
      uses: 0,
      maxUses: 2,
      // The end of the day in Asia/Kolkata, as for every last day that the school sets.
      expiresAt: '2031-02-28T18:29:59.999Z',
    });
    expect((await make(token)).body.voucher.code).toMatch(/^CODE-[A-Z2-9]{6}-[A-Z2-9]{6}$/);
    const { orderToken, orderId, emailId } = await mintOrder(school);
    await choose(orderToken, 'TWO_PART');
    expect((await apply(orderToken, 'AUTUMN-26')).status).toBe(200);
    const read = await school.call('GET', `${OFFICE}/autumn-26`, { token });
    expect(read.body).toMatchObject({
      voucher: { code: 'AUTUMN-26', uses: 1 },
      uses: [{ orderId, emailId, discount: 700_000, currency: 'INR' }],
      total: 1,
    });
    expect(await auditOf(userId)).toMatchObject([
      { action: 'create-voucher', source: 'OFFICE', after: { code: 'AUTUMN-26', discount: 700_000 } },
      { action: 'create-voucher' },
    ]);
  });

  it('FINANCE-03 a percentage applies after the scholarship, rounded, and the payments add up', async () => {
    const { token } = await finance();
    await make(token, { code: 'SHARE-15', discount: null, percent: 15, maxUses: 2 });
    const { orderToken } = await mintOrder(school);
    await choose(orderToken, 'TWO_PART');
    expect((await apply(orderToken, 'SHARE-15')).body.voucher.discount).toBe(SHARE);
    const { amount, payments } = await publicOrder(orderToken);
    expect(amount).toBe(PRICE - SHARE);
    expect(payments.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)).toBe(
      PRICE - SHARE,
    );
    const priced = await school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
      body: { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR', voucherCode: 'SHARE-15' },
    });
    expect(priced.status).toBe(200);
    const full = priced.body.lines.find(({ key }: { key: string }) => key === 'ORIGINAL_PRICE').amount;
    expect(priced.body.amount).toBe(full - Math.round(full * 0.15));
  });

  it('FINANCE-01 an ended code applies to no further order and stays on those that have it; a repeat changes nothing', async () => {
    const { token, userId } = await finance();
    await make(token, { code: 'END-ME', maxUses: 5 });
    const kept = await mintOrder(school);
    await apply(kept.orderToken, 'END-ME');
    const end = () => school.call('POST', `${OFFICE}/END-ME/end`, { token, body: {} });
    expect((await end()).body.voucher).toMatchObject({ state: 'ENDED', uses: 1 });
    expect((await end()).status).toBe(200);
    const late = await mintOrder(school);
    expect((await apply(late.orderToken, 'END-ME')).body.data.problem).toBe('ENDED');
    expect((await publicOrder(kept.orderToken)).amount).toBe(PRICE - 700_000);
    const check = await school.call('POST', '/v1/client/public/oms-v2/voucher/applicable/BIM_A', {
      body: { voucherCode: 'END-ME', currency: 'INR', pricingStage: 'CHECKOUT' },
    });
    expect(check.body.applicable).toBe(false);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['create-voucher', 'end-voucher']);
  });

  it('OFFICE-08 are listed, searched, filtered, sorted and exported', async () => {
    const { token, userId } = await finance();
    for (const code of ['LIST-A', 'LIST-B', 'LIST-C']) await make(token, { code });
    const { orderToken } = await mintOrder(school);
    await apply(orderToken, 'LIST-B');
    await school.call('POST', `${OFFICE}/LIST-C/end`, { token, body: {} });
    const codes = async (query: string) =>
      (await listOf(token, `search=list-&${query}`)).vouchers.map(({ code }) => code);
    expect(await codes('sortBy=code&sortDirection=asc')).toEqual(['LIST-A', 'LIST-B', 'LIST-C']);
    expect(await codes('sortBy=uses&sortDirection=desc')).toEqual(['LIST-B', 'LIST-A', 'LIST-C']);
    expect(await codes('state=USED_UP')).toEqual(['LIST-B']);
    expect(await codes('state=ENDED')).toEqual(['LIST-C']);
    expect(await codes('kind=REWARD')).toEqual([]);
    const file = await school.call('GET', `${OFFICE}/csv?search=list-b`, { token });
    expect(String(file.body)).toContain('LIST-B,');
    expect((await auditOf(userId)).at(-1)?.action).toBe('vouchers.exported');
  });

  it('FINANCE-01 a code in use, two discounts, none, no uses or an invalid day are refused; an unknown code returns 404', async () => {
    const { token } = await finance();
    await make(token, { code: 'TAKEN' });
    const twice = await Promise.all([make(token, { code: 'RACED' }), make(token, { code: 'RACED' })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const taken = await make(token, { code: 'taken' });
    expect([taken.status, taken.body.data.fields[0].path]).toEqual([409, 'code']);
    for (const change of [
      { percent: 10 },
      { discount: null },
      { discount: 0 },
      { discount: null, percent: 101 },
      { maxUses: 0 },
      { until: '2031-02-30' },
      { code: 'a b' },
      { productId: 'NO_SUCH' },
    ])
      expect((await make(token, change)).status, JSON.stringify(change)).toBe(400);
    expect((await school.call('GET', `${OFFICE}/NOT-THERE`, { token })).status).toBe(404);
    expect((await school.call('POST', `${OFFICE}/NOT-THERE/end`, { token, body: {} })).status).toBe(404);
  });

  it('FINANCE-01 OFFICE-02 admissions can read vouchers but not create them', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    expect((await school.call('GET', OFFICE, { token })).status).toBe(200);
    expect((await make(token, { code: 'NOT-MINE' })).status).toBe(403);
  });
});
