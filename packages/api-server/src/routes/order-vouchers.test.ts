import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls, UNKNOWN_TOKEN } from '../../test/payment-calls.ts';
import { orders, vouchers, voucherUses } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { openAccesses } from '../db/schema/open-lms.ts';
import { refuse } from '../services/refusal.ts';

const school = openTestSchool({ TRUSTED_PROXIES: 1 });
const { choose, publicOrder } = paymentCalls(school);

const PRICE = 9_500_000;
const OFF = 700_000;
const voucher = (code: string, change: Partial<typeof vouchers.$inferInsert> = {}) =>
  school.deps.db
    .insert(vouchers)
    .values({ createdAt: school.now(), code, currency: 'INR', discount: OFF, ...change });
/** Each from a different address, since entering codes is limited by address. */
let typed = 0;
const apply = (orderToken: string, voucherCode: string | null) =>
  school.call('PUT', '/api/v1/public/order/voucher', {
    body: { orderToken, voucherCode },
    headers: { 'x-forwarded-for': `10.1.0.${++typed}` },
  });
const usesOf = (code: string) => school.deps.db.select().from(voucherUses).where(eq(voucherUses.code, code));
const sum = (payments: { amount: number }[]) => payments.reduce((all, { amount }) => all + amount, 0);

/** A learner of an open course who has earned a code. */
async function mintReward(code: string, cohortId: string, emailId: string) {
  await voucher(code);
  const { db } = school.deps;
  const learner = await mintPerson(school, { emailId });
  const { userId } = learner;
  const [place] = await db
    .insert(enrolments)
    .values({ userId, cohortId, state: 'ONGOING', enrolledAt: school.now() })
    .returning();
  if (!place) throw new Error('no place minted');
  await db
    .insert(openAccesses)
    .values({ enrolmentId: place.enrolmentId, userId, rewardUnlockedAt: school.now(), voucherCode: code });
  return learner;
}

describe('a voucher on an order', () => {
  it('FINANCE-03 a typed code applies before paying, in any case; the payments add up to the new fees', async () => {
    const { orderToken } = await mintOrder(school);
    await choose(orderToken, 'TWO_PART');
    await voucher('TYPED-1');
    expect((await apply(orderToken, 'typed-1')).body).toEqual({
      voucher: { code: 'TYPED-1', discount: OFF },
    });
    const order = await publicOrder(orderToken);
    expect(order).toMatchObject({ amount: PRICE - OFF, voucher: { code: 'TYPED-1', discount: OFF } });
    expect(sum(order.payments)).toBe(PRICE - OFF);
    await apply(orderToken, null);
    const without = await publicOrder(orderToken);
    expect(without.amount).toBe(PRICE);
    expect(without.voucher).toBeUndefined();
    expect(await usesOf('TYPED-1')).toEqual([]);
  });

  it('FINANCE-03 a code that does not apply returns the reason, and the price stays', async () => {
    const { orderToken, emailId, cohort } = await mintOrder(school);
    await voucher('WHY-LATE', { expiresAt: new Date(school.now().getTime() - 1000) });
    await voucher('WHY-USD', { currency: 'USD' });
    await voucher('WHY-OTHER', { productId: 'BIM_C' });
    await voucher('WHY-SPENT', { maxUses: 0 });
    await mintReward('WHY-FOREIGN', cohort.cohortId, 'someone-else@plinth.test');
    await voucher('WHY-OWN');
    const other = await mintOrder(school, { emailId });
    expect((await apply(other.orderToken, 'WHY-OWN')).status).toBe(200);
    const told = async (code: string) => {
      const { status, body } = await apply(orderToken, code);
      return [status, body.data.problem, body.data.fields[0].path];
    };
    for (const [code, problem] of [
      ['WHY-LATE', 'EXPIRED'],
      ['WHY-USD', 'OTHER_CURRENCY'],
      ['WHY-OTHER', 'OTHER_PRODUCT'],
      ['WHY-SPENT', 'USED_UP'],
      ['WHY-FOREIGN', 'FOREIGN'],
      ['WHY-OWN', 'USED_BY_YOU'],
      ['WHY-NONE', 'UNKNOWN'],
    ] as const)
      expect(await told(code)).toEqual([409, problem, 'voucherCode']);
    expect((await publicOrder(orderToken)).amount).toBe(PRICE);
  });

  it('FINANCE-03 FINANCE-04 a code worth more than the order takes off what the order costs, wherever it is shown', async () => {
    const [typed, offered] = [await mintOrder(school), await mintOrder(school)];
    await voucher('TOO-MUCH', { discount: 50_000_000 });
    await mintReward('TOO-GOOD', offered.cohort.cohortId, offered.emailId);
    await school.deps.db.update(vouchers).set({ discount: 50_000_000 }).where(eq(vouchers.code, 'TOO-GOOD'));
    expect((await publicOrder(offered.orderToken)).reward).toEqual({ code: 'TOO-GOOD', discount: PRICE });
    const check = await school.call('POST', '/v1/client/public/oms-v2/voucher/applicable/BIM_A', {
      body: { productId: 'BIM_A', pricingStage: 'CHECKOUT', voucherCode: 'TOO-MUCH', currency: 'INR' },
    });
    const { listPrice } = (await school.deps.findPrice({ productId: 'BIM_A', currency: 'INR' })) ?? {};
    expect(check.body).toEqual({ applicable: true, discount: listPrice });
    const off = { code: 'TOO-MUCH', discount: PRICE };
    expect((await apply(typed.orderToken, 'TOO-MUCH')).body).toEqual({ voucher: off });
    expect((await apply(typed.orderToken, 'TOO-MUCH')).body).toEqual({ voucher: off });
    expect(await publicOrder(typed.orderToken)).toMatchObject({ amount: 0, voucher: off });
  });

  it('FINANCE-03 concurrent requests apply the same code once; a second code is refused with 409', async () => {
    const { orderToken } = await mintOrder(school);
    await voucher('TABS-1');
    await voucher('TABS-2');
    const answers = await Promise.all(Array.from({ length: 8 }, () => apply(orderToken, 'TABS-1')));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await usesOf('TABS-1')).toHaveLength(1);
    expect((await apply(orderToken, 'TABS-2')).status).toBe(409);
    expect((await publicOrder(orderToken)).amount).toBe(PRICE - OFF);
  });

  it('FINANCE-03 of ten concurrent orders one gets the last use', async () => {
    await voucher('LAST-USE', { maxUses: 1 });
    const all = await Promise.all(Array.from({ length: 10 }, () => mintOrder(school)));
    const answers = await Promise.all(all.map(({ orderToken }) => apply(orderToken, 'LAST-USE')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it("FINANCE-03 the open course's reward is offered only to its learner, until it is on the order", async () => {
    const { orderToken, emailId, cohort } = await mintOrder(school);
    const stranger = await mintOrder(school);
    await mintReward('OPEN-REWARD', cohort.cohortId, emailId);
    expect((await publicOrder(orderToken)).reward).toEqual({ code: 'OPEN-REWARD', discount: OFF });
    expect((await publicOrder(stranger.orderToken)).reward).toBeUndefined();
    expect((await apply(orderToken, 'OPEN-REWARD')).status).toBe(200);
    const order = await publicOrder(orderToken);
    expect(order.reward).toBeUndefined();
    expect(order.amount).toBe(PRICE - OFF);
  });

  it('FINANCE-03 API-112 a payment begun before a code was applied is not continued at the old price: its key returns 409, and another one asks for the new price', async () => {
    const { orderToken } = await mintOrder(school);
    await choose(orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    const restore = school.useCardGateway({
      openCheckout: () => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')),
    });
    const begun = await initiate(school, orderToken, 'FULL_PAYMENT', 'before-the-code');
    restore();
    expect(begun.status).toBe(502);
    await voucher('AFTER-PAY');
    expect((await apply(orderToken, 'AFTER-PAY')).status).toBe(200);
    expect((await initiate(school, orderToken, 'FULL_PAYMENT', 'before-the-code')).status).toBe(409);
    const { status, body } = await initiate(school, orderToken, 'FULL_PAYMENT', 'with-the-code');
    expect([status, body.amount]).toEqual([201, PRICE - OFF]);
  });

  it('FINANCE-03 a malformed code returns 400, an unknown link 404, after the first payment or on a closed order 409', async () => {
    const { orderToken, orderId } = await mintOrder(school);
    await voucher('TOO-SOON');
    expect((await apply(orderToken, '!')).status).toBe(400);
    expect((await apply(UNKNOWN_TOKEN, 'TOO-SOON')).status).toBe(404);
    await pay(school, orderToken);
    expect((await apply(orderToken, 'TOO-SOON')).status).toBe(409);
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, orderId));
    expect((await apply(orderToken, 'TOO-SOON')).status).toBe(409);
    expect(await usesOf('TOO-SOON')).toEqual([]);
  });
});

describe('a voucher named when buying', () => {
  it("API-094 API-095 FINANCE-03 a learner's reward is refused to every other buyer, in the words for an unknown code, and works for its learner", async () => {
    const { cohort } = await mintOrder(school);
    const buy = (path: string, emailId: string, voucherCode: string) =>
      school.call('POST', `/${path}`, {
        headers: { 'x-forwarded-for': `10.2.0.${++typed}` },
        body: {
          pricingStage: 'CHECKOUT',
          productId: 'BIM_A',
          currency: 'INR',
          emailId,
          voucherCode,
          billingContact: { firstName: 'Ravi', lastName: 'Test', phone: '+919876543210' },
          billingAddress: {
            line1: '12 Lake Road',
            city: 'Pune',
            state: 'Maharashtra',
            postalCode: '411001',
            country: 'India',
          },
        },
      });
    for (const [path, code] of [
      ['v2/client/public/oms-v2/order', 'BUY-REWARD-1'],
      ['v1/client/public/oms-v2/order/stripe', 'BUY-REWARD-2'],
    ] as const) {
      const emailId = `owner-of-${code.toLowerCase()}@plinth.test`;
      await mintReward(code, cohort.cohortId, emailId);
      const [foreign, unknown] = [
        await buy(path, 'stranger@plinth.test', code),
        await buy(path, 'stranger@plinth.test', 'NO-SUCH-CODE'),
      ];
      expect([foreign.status, unknown.status]).toEqual([409, 409]);
      expect(foreign.body.message).toBe(unknown.body.message);
      expect(await usesOf(code)).toEqual([]);
      expect((await buy(path, emailId, code)).status).toBe(201);
      expect(await usesOf(code)).toHaveLength(1);
    }
  });
});

describe("a voucher on the caller's own order", () => {
  it('FINANCE-03 is applied and removed by the signed-in owner only, before the first payment; the reward is offered there too', async () => {
    const order = await mintOrder(school);
    const { token } = await mintReward('OWN-REWARD', (await mintCohort(school)).cohortId, order.emailId);
    const reward = { code: 'OWN-REWARD', discount: OFF };
    const put = (voucherCode: unknown, as = token, id = order.orderId) =>
      school.call('PUT', `/api/v1/learner/my-orders/${id}/voucher`, { token: as, body: { voucherCode } });
    const read = async () =>
      (await school.call('GET', `/api/v1/getOrder/${order.orderId}`, { token })).body.order;
    await voucher('OWN-1');
    expect((await read()).reward).toEqual(reward);
    expect((await put('own-1')).body).toEqual({ voucher: { code: 'OWN-1', discount: OFF } });
    expect(await read()).toMatchObject({ amount: PRICE - OFF, voucher: { code: 'OWN-1', discount: OFF } });
    expect((await read()).reward).toBeUndefined();
    expect((await put(null)).body).toEqual({ voucher: null });
    expect(await read()).toMatchObject({ amount: PRICE, reward });
    expect((await put('NOT-THERE')).status).toBe(409);
    expect((await put('a code of far too many words')).status).toBe(400);

    const other = await mintPerson(school);
    expect((await put('OWN-1', other.token)).status).toBe(404);
    expect(
      await school.call('PUT', `/api/v1/learner/my-orders/${order.orderId}/voucher`, {
        body: { voucherCode: 'OWN-1' },
      }),
    ).toMatchObject({ status: 401 });
    await pay(school, order.orderToken);
    expect((await put('OWN-1')).status).toBe(409);
  });
});
