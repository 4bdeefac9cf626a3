import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintCohort, mintPerson } from '../../test/mint.ts';
import { decide, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const UNKNOWN_TOKEN = 'A'.repeat(43);

beforeAll(() => mintCohort(school));

const publicOrder = (orderToken: string) =>
  school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`);

describe('reading orders', () => {
  it('API-109 the public order shows plans, payment methods and EMI partners, and no personal data', async () => {
    const order = await mintOrder(school);
    const { body } = await publicOrder(order.orderToken);
    expect(body.order.availablePlans).toContain('EMI_WITH_DP');
    expect(body.order.providers).toEqual([{ provider: 'CARD', name: 'Card', keepsCards: true }]);
    expect(body.order.emiPartners).toHaveLength(3);
    expect(body.order.orderData).toEqual({ planDiscount: 500_000, planDiscountDeadLine: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(order.emailId);
    expect(JSON.stringify(body)).not.toContain('9876543210');
  });

  it('API-109 PAY-05 an order in USD offers pay later and no EMI', async () => {
    const order = await mintOrder(school, {
      currency: 'USD',
      amount: 250_000,
      scholarship: 0,
      planDiscount: 0,
    });
    const { body } = await publicOrder(order.orderToken);
    expect(body.order.providers.map((one: { provider: string }) => one.provider)).toEqual([
      'CARD',
      'PAY_LATER',
    ]);
    expect(body.order.emiPartners).toBeUndefined();
    expect(body.order.availablePlans).not.toContain('EMI_WITH_DP');
  });

  it('API-109 an unknown token returns 404, a malformed one 400', async () => {
    expect((await publicOrder(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await publicOrder('short')).status).toBe(400);
  });

  it('API-100 API-113 ROLE-34 the owner reads the order with and without the trailing slash; no session returns 401, another learner 404', async () => {
    const order = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: order.emailId });
    const other = await mintPerson(school);
    const unproven = await mintPerson(school, { emailVerifiedAt: null });
    await school.deps.db
      .update(orders)
      .set({ userId: owner.userId })
      .where(eq(orders.orderId, order.orderId));
    for (const path of [
      `/v1/client/oms-v2/${order.orderId}/`,
      `/v1/client/oms-v2/${order.orderId}`,
      `/api/v1/getOrder/${order.orderId}`,
    ]) {
      const own = await school.call('GET', path, { token: owner.token });
      expect(own.body.order).toMatchObject({
        orderId: order.orderId,
        status: 'PLAN_CREATED',
        amount: 9_500_000,
        currency: 'INR',
      });
      expect((await school.call('GET', path)).status).toBe(401);
      for (const { token } of [other, unproven])
        expect((await school.call('GET', path, { token })).status).toBe(404);
      expect(
        (await school.call('GET', path.replace(order.orderId, UNKNOWN_ID), { token: owner.token })).status,
      ).toBe(404);
      expect(
        (await school.call('GET', path.replace(order.orderId, 'not-an-id'), { token: owner.token })).status,
      ).toBe(400);
    }
  });

  it('API-108 an order of the caller’s own verified address is listed before it is linked; of an unverified one it is not', async () => {
    const order = await mintOrder(school);
    const person = await mintPerson(school, { emailId: order.emailId });
    const list = () => school.call('GET', '/v1/client/user/orders', { token: person.token });
    expect((await list()).body.orders).toMatchObject([
      { orderId: order.orderId, planType: 'UPFRONT', amount: 9_500_000 },
    ]);
    const later = await mintOrder(school);
    const unproven = await mintPerson(school, { emailId: later.emailId, emailVerifiedAt: null });
    expect(
      (await school.call('GET', '/v1/client/user/orders', { token: unproven.token })).body.orders,
    ).toEqual([]);
    expect((await school.call('GET', '/v1/client/user/orders')).status).toBe(401);
  });

  it('API-113 ENTITY-24 isPaymentFail is true when the last payment attempt failed', async () => {
    const order = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: order.emailId });
    const read = () => school.call('GET', `/api/v1/getOrder/${order.orderId}`, { token: owner.token });
    expect((await read()).body.order.isPaymentFail).toBe(false);
    const { body } = await initiate(school, order.orderToken);
    await decide(school, body.paymentId, 'DECLINED');
    const failed = (await read()).body.order;
    expect(failed.isPaymentFail).toBe(true);
    expect(failed.payments[0].status).toBe('FAILED');
  });

  it('API-114 billing shows each instalment with its payment and invoice, in as many statements for five orders as for one', async () => {
    const order = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: order.emailId });
    const { paymentId } = await pay(school, order.orderToken);
    const list = () => school.call('GET', '/api/v1/learner/my-orders', { token: owner.token });
    const [one] = (await list()).body.orders;
    expect(one).toMatchObject({ orderId: order.orderId, status: 'PAYMENT_ONGOING', currency: 'INR' });
    expect(one.payments[0]).toMatchObject({
      paymentId,
      status: 'PAID',
      hasInvoice: true,
      paidAt: expect.any(String),
    });
    expect(one.payments[1]).toMatchObject({ paymentId: null, status: 'DUE', hasInvoice: false });
    const before = await school.countQueries(list);
    for (let n = 0; n < 4; n += 1) await mintOrder(school, { emailId: order.emailId });
    expect((await list()).body.orders).toHaveLength(5);
    expect(await school.countQueries(list)).toBe(before);
    expect(before).toBeLessThanOrEqual(4);
    expect((await school.call('GET', '/api/v1/learner/my-orders')).status).toBe(401);
  });

  it('API-109 API-114 ENUM-45 the payment page and billing say that the course is over for the payer, to whom no late payment closes it', async () => {
    const order = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: order.emailId });
    await pay(school, order.orderToken);
    const said = async () => [
      (await publicOrder(order.orderToken)).body.order.isCourseOver,
      (await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token })).body.orders[0]
        .isCourseOver,
    ];
    expect(await said()).toEqual([undefined, undefined]);
    for (const state of ['COMPLETED', 'CANCELLED', 'TRANSFERRED'] as const) {
      await school.deps.db.update(enrolments).set({ state }).where(eq(enrolments.userId, owner.userId));
      expect(await said()).toEqual([true, true]);
    }
  });
});
