import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintCohort } from '../../test/mint.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
import { orderInstalments, orders, payments, vouchers, voucherUses } from '../db/schema/admissions.ts';
import { enrolments, productPrices } from '../db/schema/cohorts.ts';
import { createOrderForOffer } from '../services/orders/create-order-for-offer.ts';
import { expireOrders } from '../services/orders/expire-orders.ts';
import { refuse } from '../services/refusal.ts';

const school = openTestSchool();

beforeAll(() => mintCohort(school));

const billing = {
  billingContact: { firstName: 'Ravi', lastName: 'Test', phone: '9876543210' },
  billingAddress: {
    line1: '12 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    postalCode: '411001',
    country: 'India',
  },
};
const request = (change: Record<string, unknown> = {}) => ({
  pricingStage: 'CHECKOUT',
  productId: 'BIM_A',
  currency: 'INR',
  emailId: 'ravi@plinth.test',
  ...billing,
  ...change,
});
const voucher = (code: string, change: Partial<typeof vouchers.$inferInsert> = {}) =>
  school.deps.db
    .insert(vouchers)
    .values({ createdAt: school.now(), code, currency: 'INR', discount: 700_000, ...change });
const createOrder = (body: unknown, key?: string) =>
  school.call('POST', '/v2/client/public/oms-v2/order', {
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const publicOrder = (orderToken: string) =>
  school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`);

describe('the order of an offer', () => {
  it('ENUM-41 is created with the offered amounts and the default plan, and its token opens it', async () => {
    const order = await mintOrder(school);
    const { status, body } = await publicOrder(order.orderToken);
    expect(status).toBe(200);
    expect(body.order).toMatchObject({
      orderId: order.orderId,
      status: 'PLAN_CREATED',
      amount: 9_500_000,
      currency: 'INR',
      orderPlan: { planType: 'UPFRONT' },
    });
    expect(body.order.payments.map((one: { amount: number }) => one.amount)).toEqual([1_000_000, 8_500_000]);
  });

  it('ENUM-41 created 20 times concurrently it is one order with one plan', async () => {
    const order = await mintOrder(school);
    const before = await publicOrder(order.orderToken);
    const again = await Promise.all(
      Array.from({ length: 20 }, () =>
        school.deps.db.transaction((tx) => createOrderForOffer(tx, school.deps, order.applicationId)),
      ),
    );
    expect(new Set(again.map(({ orderToken }) => orderToken))).toEqual(new Set([order.orderToken]));
    expect(
      await school.deps.db.select().from(orders).where(eq(orders.applicationId, order.applicationId)),
    ).toHaveLength(1);
    expect((await publicOrder(order.orderToken)).body).toEqual(before.body);
    expect(await school.deps.db.$count(orderInstalments, eq(orderInstalments.orderId, order.orderId))).toBe(
      2,
    );
  });

  it('an offer with nothing left to pay is complete at once, and enrols its payer without a charge', async () => {
    const order = await mintOrder(school, { scholarship: 12_000_000 });
    expect((await publicOrder(order.orderToken)).body.order).toMatchObject({
      status: 'PAYMENT_COMPLETED',
      amount: 0,
    });
    expect((await school.mailsTo(order.emailId)).map(({ template }) => template)).toEqual(['set-password']);
    expect(
      await school.deps.db.select().from(payments).where(eq(payments.orderId, order.orderId)),
    ).toHaveLength(0);
    const places = school.deps.db
      .select({ emailId: users.emailId, state: enrolments.state })
      .from(enrolments)
      .innerJoin(users, eq(users.userId, enrolments.userId));
    expect(await places.where(eq(enrolments.cohortId, order.cohort.cohortId))).toEqual([
      { emailId: order.emailId, state: 'ONGOING' },
    ]);
  });
});

describe('prices', () => {
  const price = (productId: string, body: unknown) =>
    school.call('POST', `/v1/client/public/oms-v2/pricing/${productId}`, { body });

  it('API-092 the price is the list price with its lines, whoever asks for it', async () => {
    const offer = await mintOrder(school);
    const body = { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR' };
    const stranger = await price('BIM_A', body);
    expect(stranger.body).toMatchObject({ productId: 'BIM_A', currency: 'INR', amount: 12_000_000 });
    expect(stranger.body.lines.map((line: { key: string }) => line.key)).toEqual([
      'ORIGINAL_PRICE',
      'BOOKING_AMOUNT',
      'SINGLE_INSTALMENT',
      'FINAL_COURSE_FEES',
    ]);
    expect((await price('BIM_A', { ...body, emailId: offer.emailId })).body).toEqual(stranger.body);
  });

  it('API-092 a valid voucher is deducted; one that cannot be used changes nothing', async () => {
    await voucher('STUDIO-1');
    const body = { pricingStage: 'CHECKOUT', productId: 'BIM_A', currency: 'INR' };
    expect((await price('BIM_A', { ...body, voucherCode: 'studio-1' })).body).toMatchObject({
      amount: 11_300_000,
      voucher: { code: 'STUDIO-1', discount: 700_000 },
    });
    const unknown = await price('BIM_A', { ...body, voucherCode: 'NOTHING' });
    expect(unknown.body.amount).toBe(12_000_000);
    expect(unknown.body.voucher).toBeUndefined();
  });

  it('API-092 a product unlike the path, an unknown product and an unknown currency return 400', async () => {
    const body = { pricingStage: 'ENQUIRY', productId: 'BIM_A', currency: 'INR' };
    expect((await price('BIM_C', body)).status).toBe(400);
    expect((await price('PAINTING', { ...body, productId: 'PAINTING' })).status).toBe(400);
    expect((await price('BIM_A', { ...body, currency: 'EUR' })).status).toBe(400);
    expect((await price('MCD', { ...body, productId: 'MCD' })).status).toBe(404);
  });
});

describe('vouchers', () => {
  const check = (voucherCode: string, currency = 'INR', more: { emailId?: string } = {}) =>
    school.call('POST', '/v1/client/public/oms-v2/voucher/applicable/BIM_A', {
      body: { voucherCode, currency, pricingStage: 'CHECKOUT', ...more },
    });

  it('API-093 a usable code returns its discount; unknown, expired, unfitting and used-up codes get the same response', async () => {
    await voucher('GOOD-ONE');
    await voucher('TOO-LATE', { expiresAt: new Date(school.now().getTime() - 1000) });
    await voucher('OTHER', { productId: 'BIM_C' });
    await voucher('SPENT', { maxUses: 0 });
    expect((await check('good-one')).body).toEqual({ applicable: true, discount: 700_000 });
    const refused = await Promise.all([
      check('UNKNOWN'),
      check('TOO-LATE'),
      check('OTHER'),
      check('SPENT'),
      check('GOOD-ONE', 'USD'),
    ]);
    for (const { status, body } of refused) {
      expect(status).toBe(200);
      expect(body).toEqual(refused[0]?.body);
      expect(body).toMatchObject({ applicable: false, message: expect.any(String) });
    }
  });

  it('API-092 a changed fee is quoted and charged by every server from the next call on', async () => {
    const quote = () =>
      school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
        body: request({ emailId: undefined }),
      });
    const setFee = (listPrice: number) =>
      school.deps.db
        .update(productPrices)
        .set({ listPrice })
        .where(and(eq(productPrices.productId, 'BIM_A'), eq(productPrices.currency, 'INR')));
    await setFee(11_000_000);
    const answers = [await quote(), await quote(), await createOrder(request())];
    await setFee(12_000_000);
    expect(answers.map(({ body }) => body.amount)).toEqual([11_000_000, 11_000_000, 11_000_000]);
    expect([await quote(), await quote()].map(({ body }) => body.amount)).toEqual([12_000_000, 12_000_000]);
  });

  it('P-10 API-092 thirty concurrent quotes each get their own response, with fewer statements than quotes', async () => {
    const currencies = Array.from({ length: 30 }, (_, nth) => (nth % 2 === 0 ? 'INR' : 'USD'));
    const answers: { status: number; body: { currency?: string } }[] = [];
    const count = await school.countQueries(async () => {
      const asked = currencies.map((currency) =>
        school.call('POST', '/v1/client/public/oms-v2/pricing/BIM_A', {
          body: { pricingStage: 'CHECKOUT', productId: 'BIM_A', currency },
        }),
      );
      answers.push(...(await Promise.all(asked)));
    });
    expect(answers.map(({ body }) => body.currency)).toEqual(currencies);
    expect(count).toBeLessThan(30);
  });

  it('API-095 of 20 concurrent orders one gets the last use of a code, and the others 409', async () => {
    await voucher('LAST-ONE', { maxUses: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        createOrder(request({ voucherCode: 'LAST-ONE', emailId: `race-${n}@plinth.test` })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(
      await school.deps.db.select().from(voucherUses).where(eq(voucherUses.code, 'LAST-ONE')),
    ).toHaveLength(1);
    expect((await check('LAST-ONE')).body.applicable).toBe(false);
  });

  it('API-093 API-095 one person uses a code only as often as allowed per person, which the check does not reveal', async () => {
    await voucher('EACH-ONE', { maxUses: 10 });
    const buy = (emailId: string) => createOrder(request({ voucherCode: 'EACH-ONE', emailId }));
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy('same@plinth.test')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await buy('SAME@plinth.test')).status).toBe(409);
    expect((await buy('other@plinth.test')).status).toBe(201);
    const asked = await school.call('POST', '/v1/client/public/oms-v2/voucher/applicable/BIM_A', {
      body: {
        voucherCode: 'EACH-ONE',
        currency: 'INR',
        pricingStage: 'CHECKOUT',
        emailId: 'same@plinth.test',
      },
    });
    expect(asked.body).toEqual({ applicable: true, discount: 700_000 });
  });

  it('API-093 a malformed code returns 400, and guessing ends in 429', async () => {
    expect((await check('no such code!')).status).toBe(400);
    let last = 200;
    for (let n = 0; n < 25 && last === 200; n += 1)
      last = (await check(`GUESS-${n}`, 'INR', { emailId: 'guess@plinth.test' })).status;
    expect(last).toBe(429);
  });
});

describe('orders without an application', () => {
  it('API-095 the server sets the amount, and the same key returns the same order', async () => {
    const body = request({ amount: 1, listPrice: 1, status: 'PAYMENT_COMPLETED' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => createOrder(body, 'one-order-key')));
    expect(answers[0]?.status).toBe(201);
    expect(answers[0]?.body).toMatchObject({ status: 'CREATED', amount: 12_000_000, currency: 'INR' });
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await publicOrder(answers[0]?.body.orderToken)).body.order).toMatchObject({
      status: 'CREATED',
      payments: [],
    });
    expect((await createOrder({ ...body, emailId: 'someone@plinth.test' }, 'one-order-key')).status).toBe(
      409,
    );
  });

  it('API-095 without a payer, with pay later in INR or with an invalid phone number returns 400', async () => {
    const { emailId: _, ...anonymous } = request();
    expect((await createOrder(anonymous)).status).toBe(400);
    expect((await createOrder(request({ provider: 'PAY_LATER' }))).status).toBe(400);
    expect(
      (await createOrder(request({ billingContact: { firstName: 'Ravi', lastName: 'Test', phone: '12' } })))
        .status,
    ).toBe(400);
  });

  it('API-094 buying at once returns the checkout of the whole price; the same key creates no second order', async () => {
    const send = (change: Record<string, unknown> = {}) =>
      school.call('POST', '/v1/client/public/oms-v2/order/stripe', {
        body: request({ emailId: 'buyer@plinth.test', ...change }),
        headers: { 'idempotency-key': 'buy-at-once' },
      });
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => send()));
    const second = await send();
    if (!first) throw new Error('no answer');
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      provider: 'CARD',
      amount: 12_000_000,
      checkoutUrl: expect.stringContaining('/sandbox-checkout/'),
    });
    for (const answer of [...others, second]) expect(answer.body).toEqual(first.body);
    expect((await send({ emailId: 'someone@plinth.test' })).status).toBe(409);
    expect(
      await school.deps.db.select().from(orders).where(eq(orders.emailId, 'buyer@plinth.test')),
    ).toHaveLength(1);
    expect(
      (await school.call('POST', '/v1/client/public/oms-v2/order/stripe', { body: { productId: 'BIM_A' } }))
        .status,
    ).toBe(400);
  });

  it('P-9 API-094 60 concurrent buyers of every kind each get their own order', async () => {
    await voucher('TOGETHER', { maxUses: 20 });
    const kinds = [
      {},
      { voucherCode: 'TOGETHER' },
      { provider: 'CARD' },
      { currency: 'USD', provider: 'PAY_LATER' },
      { billingContact: { firstName: 'Ravi', phone: '9876543210' } },
      { pricingStage: 'ENQUIRY' },
    ];
    const buy = async (n: number) => {
      const emailId = `together-${n}@plinth.test`;
      const body = request({ ...kinds[n % kinds.length], emailId });
      const answer = await school.call('POST', '/v1/client/public/oms-v2/order/stripe', {
        body,
        ...(n % 2 ? { headers: { 'idempotency-key': `together-${n}` } } : {}),
      });
      expect(answer.status).toBe(201);
      const [order] = await school.deps.db
        .select()
        .from(orders)
        .where(eq(orders.orderId, answer.body.orderId));
      expect(order).toMatchObject({ emailId, status: 'PLAN_CREATED', currency: body.currency });
    };
    await Promise.all(Array.from({ length: 60 }, (_, n) => buy(n)));
  });

  it('API-094 returns 502 when the provider is down, and the same key continues with the order already created', async () => {
    const body = request({ emailId: 'patient@plinth.test' });
    const send = () =>
      school.call('POST', '/v1/client/public/oms-v2/order/stripe', {
        body,
        headers: { 'idempotency-key': 'patience' },
      });
    const restore = school.useCardGateway({
      openCheckout: () => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')),
    });
    const down = await send();
    restore();
    expect(down.status).toBe(502);
    expect((await send()).status).toBe(201);
    expect(
      await school.deps.db.select().from(orders).where(eq(orders.emailId, 'patient@plinth.test')),
    ).toHaveLength(1);
  });
});

describe('the expiry of unpaid orders', () => {
  it('ENUM-41 an unpaid order is EXPIRED after its deadline, also before the job ran; its voucher use is released', async () => {
    const offered = await mintOrder(school);
    await voucher('GIVEN-BACK');
    const bought = await createOrder(request({ voucherCode: 'GIVEN-BACK', emailId: 'late@plinth.test' }));
    const begun = await mintOrder(school);
    await pay(school, begun.orderToken);
    school.advance(22 * 86_400_000);
    expect((await publicOrder(offered.orderToken)).body.order.status).toBe('EXPIRED');
    expect((await initiate(school, offered.orderToken)).status).toBe(409);
    expect(await expireOrders(school.deps)).toBeGreaterThanOrEqual(2);
    const status = async (orderId: string) =>
      (
        await school.deps.db.select({ status: orders.status }).from(orders).where(eq(orders.orderId, orderId))
      )[0]?.status;
    expect(await status(offered.orderId)).toBe('EXPIRED');
    expect(await status(bought.body.orderId)).toBe('EXPIRED');
    expect(await status(begun.orderId)).toBe('PAYMENT_ONGOING');
    expect(
      await school.deps.db.select().from(voucherUses).where(eq(voucherUses.code, 'GIVEN-BACK')),
    ).toHaveLength(0);
    expect(await expireOrders(school.deps)).toBe(0);
  });
});
