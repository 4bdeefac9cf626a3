import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { OPEN, openLmsCalls } from '../../test/open-lms-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { orders, vouchers } from '../db/schema/admissions.ts';

const school = openTestSchool();
const { mintOpenCourse, mintLearner } = openLmsCalls(school);

describe('the reward of the open course', () => {
  it('OPEN-01 API-255 is unlocked once with one voucher, also concurrently, and pricing accepts the voucher', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    expect((await learner.post('/reward-unlocked')).status).toBe(409);
    expect((await learner.get('/dashboard')).body.reward).toEqual({
      isUnlocked: false,
      discount: 500_000,
      currency: 'INR',
    });
    await learner.finish();
    const unlock = () => learner.post('/reward-unlocked');
    const answers = [...(await Promise.all([unlock(), unlock(), unlock()])), await unlock()];
    const [{ body: first } = { body: null }] = answers;
    expect(first.reward).toMatchObject({
      isUnlocked: true,
      discount: 500_000,
      currency: 'INR',
      isUsed: false,
    });
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
    const { voucherCode } = first.reward;
    expect(await school.deps.db.select().from(vouchers).where(eq(vouchers.code, voucherCode))).toMatchObject([
      { maxUses: 1, usesPerPerson: 1 },
    ]);
    expect((await learner.get('/dashboard')).body.reward.voucherCode).toBe(voucherCode);

    await mintCohort(school);
    const priced = await school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
      body: { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR', voucherCode },
    });
    expect(priced.body.voucher).toEqual({ code: voucherCode, discount: 500_000 });
  });

  it('API-255 an outsider gets 404, a stranger 401, and an invalid id 400', async () => {
    const { token } = await mintPerson(school);
    const call = (own: { token?: string }, body: unknown = {}) =>
      school.call('POST', `${OPEN}/reward-unlocked`, { ...own, body });
    expect((await call({ token })).status).toBe(404);
    expect((await call({})).status).toBe(401);
    expect((await call({ token }, { cohortId: 'here' })).status).toBe(400);
  });
});

describe('the reward on an order', () => {
  const rewarded = async () => {
    await mintCohort(school, { productId: 'BIM_C' });
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.finish();
    const { body } = await learner.post('/reward-unlocked');
    const order = (productId: string) =>
      school.call('POST', `${OPEN}/reward-order`, { token: learner.token, body: { productId } });
    const read = async () => (await learner.get('/reward-courses')).body;
    return { learner, order, read, code: body.reward.voucherCode as string };
  };

  it('FINANCE-03 one request creates an order with the reward, ready for payment; repeated and concurrent ones return it', async () => {
    const { learner, order, read, code } = await rewarded();
    const { courses } = await read();
    const wanted = courses.find((one: { productId: string }) => one.productId === 'BIM_C');
    expect(wanted.amount).toBe(wanted.listPrice - 500_000);
    expect(courses.map((one: { productId: string }) => one.productId)).not.toContain('BIM_SP');
    const [first, ...others] = [
      ...(await Promise.all([order('BIM_C'), order('BIM_C')])),
      await order('BIM_C'),
    ];
    expect(first?.status).toBe(201);
    for (const { status, body } of others) expect([status, body]).toEqual([201, first?.body]);
    const seen = await school.call('GET', `/api/v1/public/order?orderToken=${first?.body.orderToken}`);
    expect(seen.body.order).toMatchObject({
      amount: wanted.amount,
      status: 'PLAN_CREATED',
      voucher: { code, discount: 500_000 },
    });
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toHaveLength(1);
    expect(await read()).toEqual({
      courses: [],
      order: { courseTitle: wanted.courseTitle, orderToken: first?.body.orderToken },
    });
  });

  it('FINANCE-03 a reward used on another order or ended, and a bought course return 409; another region 400', async () => {
    const { learner, order, read, code } = await rewarded();
    expect((await order('BIM_C_US')).status).toBe(400);
    expect((await order('BIM_SP')).status).toBe(400);
    const { body } = await order('BIM_C');
    const isOf = eq(orders.userId, learner.userId);
    await mintCohort(school, { productId: 'BIM_A' });
    expect((await order('BIM_A')).body.data.problem).toBe('USED_BY_YOU');
    expect(await school.deps.db.$count(orders, isOf)).toBe(1);
    await school.call('PUT', '/api/v1/public/order/voucher', {
      body: { orderToken: body.orderToken, voucherCode: null },
    });
    await school.deps.db.update(orders).set({ status: 'PAYMENT_COMPLETED' }).where(isOf);
    expect((await order('BIM_C')).status).toBe(409);
    await school.deps.db
      .update(vouchers)
      .set({ endedAt: new Date(school.now().getTime() - 1) })
      .where(eq(vouchers.code, code));
    expect((await read()).courses).toEqual([]);
    expect((await order('BIM_A')).status).toBe(409);
  });

  it('FINANCE-03 a reward used for two courses concurrently applies to one, and no order remains for the other', async () => {
    const { learner, order } = await rewarded();
    await mintCohort(school, { productId: 'BIM_A' });
    const both = await Promise.all([order('BIM_C'), order('BIM_A')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toMatchObject([{ voucherDiscount: 500_000, status: 'PLAN_CREATED' }]);
  });

  it('FINANCE-03 without a reward it returns 409, for an outsider 404, for a stranger 401, without a valid product 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await mintCohort(school, { productId: 'BIM_C' });
    const order = (own: { token?: string }, productId = 'BIM_C') =>
      school.call('POST', `${OPEN}/reward-order`, { ...own, body: { productId } });
    expect((await order({ token: learner.token })).status).toBe(409);
    expect((await learner.get('/reward-courses')).body).toEqual({ courses: [], order: null });
    const { token } = await mintPerson(school);
    expect((await order({ token })).status).toBe(404);
    expect((await order({})).status).toBe(401);
    expect((await order({ token: learner.token }, 'BIM_X')).status).toBe(400);
    expect((await school.call('GET', `${OPEN}/reward-courses`, { token })).status).toBe(404);
  });
});

describe('buying the open course', () => {
  it('API-250 creates one order, however often it is requested; its token opens the payment plan', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    const ask = () => learner.get('/order/token');
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    const [{ body: first } = { body: null }] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first]);
    const own = await school.deps.db.select().from(orders).where(eq(orders.userId, learner.userId));
    expect(own).toMatchObject([{ status: 'PLAN_CREATED', productId: 'BIM_SP', listPrice: 12_000_000 }]);
    const seen = await school.call('GET', `/api/v1/public/order?orderToken=${first.orderToken}`);
    expect([seen.status, seen.body.order.amount]).toEqual([200, 12_000_000]);
    await school.deps.db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.userId, learner.userId));
    expect((await ask()).body.orderToken).not.toBe(first.orderToken);
  });

  it('API-250 a paid course returns 409, an outsider gets 404, a stranger 401, and an invalid id 400', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.pay();
    expect((await learner.get('/order/token')).status).toBe(409);
    expect((await learner.get('/order/token?cohortId=here')).status).toBe(400);
    const { token } = await mintPerson(school);
    expect((await school.call('GET', `${OPEN}/order/token`, { token })).status).toBe(404);
    expect((await school.call('GET', `${OPEN}/order/token`)).status).toBe(401);
  });
});
