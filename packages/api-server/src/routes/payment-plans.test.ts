import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS, paymentCalls, UNKNOWN_TOKEN } from '../../test/payment-calls.ts';
import { orderCards, orderInstalments, orders, sandboxCheckouts, vouchers } from '../db/schema/admissions.ts';
import { notifications } from '../db/schema/notifications.ts';
import { chargeDueInstalments } from '../services/payments/charge-due-instalments.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';

const school = openTestSchool();
const { choose, publicOrder, rowsOf } = paymentCalls(school);

const usd = { currency: 'USD' as const, amount: 250_000, scholarship: 0, planDiscount: 0 };

describe('paying later', () => {
  const process = (checkoutToken: string) =>
    school.call('POST', `/v1/client/public/oms-v2/process-affirm-transaction?checkoutToken=${checkoutToken}`);
  const open = async () => {
    const offer = await mintOrder(school, usd);
    await choose(offer.orderToken, 'AFFIRM_UPFRONT');
    const { body } = await initiate(school, offer.orderToken, 'FULL_PAYMENT', undefined, 'PAY_LATER');
    return {
      offer,
      paymentId: body.paymentId as string,
      checkoutToken: (body.checkoutUrl as string).split('/').at(-1) ?? '',
    };
  };

  it('API-099 the provider is asked, not the browser: unpaid stays unpaid, paid is settled once, a repeat returns the same', async () => {
    const { offer, paymentId, checkoutToken } = await open();
    expect((await process(checkoutToken)).body).toEqual({ orderId: offer.orderId, status: 'PLAN_CREATED' });
    await decide(school, paymentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => process(checkoutToken)));
    for (const { body } of answers)
      expect(body).toEqual({ orderId: offer.orderId, status: 'PAYMENT_COMPLETED' });
    expect((await rowsOf(offer.orderId)).ledger).toHaveLength(1);
  });

  it('API-099 an invented token, or one of a card checkout, returns 404, and a malformed one 400', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await decide(school, body.paymentId);
    expect((await process(body.checkoutUrl.split('/').at(-1))).status).toBe(404);
    expect((await process(`cs_sandbox_${'C'.repeat(43)}`)).status).toBe(404);
    expect((await process('x')).status).toBe(400);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PLAN_CREATED');
  });

  it('API-099 another amount at the provider, or a closed order, returns 409 and pays nothing', async () => {
    const tampered = await open();
    await school.deps.db
      .update(sandboxCheckouts)
      .set({ amount: 1 })
      .where(eq(sandboxCheckouts.paymentId, tampered.paymentId));
    await decide(school, tampered.paymentId);
    expect((await process(tampered.checkoutToken)).status).toBe(409);
    expect((await process(tampered.checkoutToken)).status).toBe(409);
    expect((await rowsOf(tampered.offer.orderId)).order?.status).toBe('PLAN_CREATED');
    const closed = await open();
    await decide(school, closed.paymentId);
    await school.deps.db
      .update(orders)
      .set({ status: 'CANCELLED' })
      .where(eq(orders.orderId, closed.offer.orderId));
    expect((await process(closed.checkoutToken)).status).toBe(409);
    expect((await rowsOf(closed.offer.orderId)).places).toEqual([]);
  });
});

describe('payment plans', () => {
  const review = (token: string) =>
    school.call('POST', '/v1/client/public/oms-v2/order/payment-plan-review', { body: { token } });

  it('API-111 a plan can be changed until the first payment, then it returns 409', async () => {
    const offer = await mintOrder(school);
    expect((await choose(offer.orderToken, 'EMI_WITH_DP')).body.orderPlan.instalments).toHaveLength(2);
    expect(
      (await choose(offer.orderToken, 'BIM_A_INSTALLMENT_PLAN')).body.orderPlan.instalments,
    ).toHaveLength(7);
    await pay(school, offer.orderToken);
    expect((await choose(offer.orderToken, 'UPFRONT')).status).toBe(409);
    expect((await publicOrder(offer.orderToken)).orderPlan.planType).toBe('BIM_A_INSTALLMENT_PLAN');
  });

  it('API-111 FINANCE-03 a checkout whose amount a plan or a code has changed is closed at the provider: nothing failed for the payer, who can pay the new amount', async () => {
    const offer = await mintOrder(school);
    const { userId } = await mintPerson(school, { emailId: offer.emailId });
    const { db } = school.deps;
    const checkoutOf = async (paymentId: string) => {
      await school.settled();
      const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.paymentId, paymentId));
      return row?.status;
    };
    const apply = (voucherCode: string | null) =>
      school.call('PUT', '/api/v1/public/order/voucher', {
        body: { orderToken: offer.orderToken, voucherCode },
      });
    await choose(offer.orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    const whole = (await initiate(school, offer.orderToken, 'FULL_PAYMENT')).body;
    await choose(offer.orderToken, 'TWO_PART');
    expect(await checkoutOf(whole.paymentId)).toBe('CLOSED');
    const booking = (await initiate(school, offer.orderToken)).body;
    await choose(offer.orderToken, 'EMI_WITH_DP');
    expect(await checkoutOf(booking.paymentId)).toBe('OPEN');

    await choose(offer.orderToken, 'EMI_UPFRONT');
    expect(await checkoutOf(booking.paymentId)).toBe('CLOSED');
    const before = (await initiate(school, offer.orderToken, 'FULL_PAYMENT')).body;
    await db
      .insert(vouchers)
      .values({ createdAt: school.now(), code: 'NEW-PRICE', currency: 'INR', discount: 500_000 });
    expect((await apply('NEW-PRICE')).status).toBe(200);
    expect(await checkoutOf(before.paymentId)).toBe('CLOSED');
    expect((await publicOrder(offer.orderToken)).payments).toMatchObject([
      { amount: 9_000_000, status: 'DUE' },
    ]);
    expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(0);
    const after = (await initiate(school, offer.orderToken, 'FULL_PAYMENT')).body;
    await deliver(school, await decide(school, after.paymentId));
    expect((await publicOrder(offer.orderToken)).status).toBe('PAYMENT_COMPLETED');
  });

  it('API-111 PAY-08 a plan not offered or unknown returns 400, an unknown token 404, and a closed order 409', async () => {
    const offer = await mintOrder(school);
    expect((await choose(offer.orderToken, 'AFFIRM_UPFRONT')).status).toBe(400);
    expect((await choose(offer.orderToken, 'BIM_C_INSTALLMENT_PLAN')).status).toBe(400);
    expect((await choose(offer.orderToken, 'FREE')).status).toBe(400);
    expect((await choose(UNKNOWN_TOKEN, 'UPFRONT')).status).toBe(404);
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, offer.orderId));
    expect((await choose(offer.orderToken, 'UPFRONT')).status).toBe(409);
  });

  it('API-111 the same key returns the same plan, and with another body 409', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => choose(offer.orderToken, 'TWO_PART', 'my-plan')),
    );
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await choose(offer.orderToken, 'UPFRONT', 'my-plan')).status).toBe(409);
  });

  it('API-109 PAY-06 the order names the booking amount of its product, also with a plan that has none', async () => {
    const offer = await mintOrder(school);
    await school.deps.db
      .update(orders)
      .set({ bookingAmount: 2_500_000 })
      .where(eq(orders.orderId, offer.orderId));
    await choose(offer.orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    expect((await publicOrder(offer.orderToken)).bookingAmount).toBe(2_500_000);
    await choose(offer.orderToken, 'UPFRONT');
    expect((await publicOrder(offer.orderToken)).payments[0].amount).toBe(2_500_000);
    await school.deps.db.update(orders).set({ bookingAmount: 0 }).where(eq(orders.orderId, offer.orderId));
    expect((await publicOrder(offer.orderToken)).bookingAmount).toBe(0);
  });

  it('API-096 PAY-06 the review returns lines, payments and discount as of now and writes nothing; a closed order returns 409', async () => {
    const offer = await mintOrder(school);
    const stored = async () => [
      (await rowsOf(offer.orderId)).order,
      await school.deps.db.select().from(orderInstalments).where(eq(orderInstalments.orderId, offer.orderId)),
    ];
    const before = await stored();
    const { body } = await review(offer.orderToken);
    expect(body).toMatchObject({
      planType: 'UPFRONT',
      currency: 'INR',
      total: 9_500_000,
      discount: { amount: 500_000, deadline: expect.any(String), applies: true },
    });
    expect(body.lines).toContainEqual({ key: 'SCHOLARSHIP_WAIVER', amount: 2_000_000 });
    const amountsOf = ({ instalments }: { instalments: { amount: number }[] }) =>
      instalments.map(({ amount }) => amount);
    expect(amountsOf(body)).toEqual([1_000_000, 8_500_000]);
    school.advance(8 * DAY_MS);
    const later = (await review(offer.orderToken)).body;
    expect(later).toMatchObject({ total: 10_000_000, discount: { applies: false } });
    expect(amountsOf(later)).toEqual([1_000_000, 9_000_000]);
    school.advance(-8 * DAY_MS);
    expect(await stored()).toEqual(before);
    expect((await review(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await review('x')).status).toBe(400);
    await school.deps.db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.orderId, offer.orderId));
    expect((await review(offer.orderToken)).status).toBe(409);
  });

  it('API-111 API-112 a first payment made late moves the later due dates by as much: nothing is overdue or charged at once, and the price stays', async () => {
    const offer = await mintOrder(school, { planDiscount: 0 });
    await choose(offer.orderToken, 'TWO_PART');
    const priced = await mintOrder(school);
    await choose(priced.orderToken, 'TWO_PART');
    const atOldPrice = (await initiate(school, priced.orderToken)).body;
    const before = (await publicOrder(offer.orderToken)).payments;
    school.advance(20 * DAY_MS);
    const { body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken: offer.orderToken, paymentType: 'DOWN_PAYMENT', provider: 'CARD', keepCard: true },
    });
    const paidAfter = school.now().getTime();
    await deliver(school, await decide(school, body.paymentId));
    const paidBefore = school.now().getTime();
    await school.settled();

    const after = (await publicOrder(offer.orderToken)).payments;
    const [, second, third] = after.map(({ dueDate }: { dueDate: string }) => Date.parse(dueDate));
    expect(second).toBeGreaterThanOrEqual(paidAfter + 7 * DAY_MS);
    expect(second).toBeLessThanOrEqual(paidBefore + 7 * DAY_MS);
    expect(third - second).toBe(30 * DAY_MS);
    expect(after[0].dueDate).toBe(before[0].dueDate);
    await followInstalments(school.deps);
    await chargeDueInstalments(school.deps);
    const { order, attempts, places } = await rowsOf(offer.orderId);
    expect(order?.paysAutomatically).toBe(true);
    expect(attempts.map(({ seq }) => seq)).toEqual([1]);
    expect(places).toMatchObject([{ state: 'ONGOING' }]);
    const mails = (await school.mailsTo(offer.emailId)).map(({ template }) => template);
    expect(mails).not.toContain('instalment-late');

    await deliver(school, await decide(school, atOldPrice.paymentId));
    expect((await publicOrder(priced.orderToken)).amount).toBe(9_500_000);
    school.advance(-20 * DAY_MS);
  });

  it('API-101 API-106 only the owner reads and reviews plans', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const other = await mintPerson(school);
    const read = (token?: string) =>
      school.call('GET', `/v1/client/oms-v2/${offer.orderId}/payment-plan`, token ? { token } : {});
    const reviewOwn = (body: unknown, token?: string) =>
      school.call('POST', '/v1/client/oms-v2/order/payment-plan-review', {
        body,
        ...(token ? { token } : {}),
      });
    expect((await read(owner.token)).body).toMatchObject({
      orderPlan: { planType: 'UPFRONT' },
      availablePlans: expect.any(Array),
    });
    const other2 = await reviewOwn({ orderId: offer.orderId, planType: 'EMI_UPFRONT' }, owner.token);
    expect(other2.body).toMatchObject({ planType: 'EMI_UPFRONT', total: 9_500_000 });
    expect((await read(owner.token)).body.orderPlan.planType).toBe('UPFRONT');
    expect((await reviewOwn({ orderId: offer.orderId, planType: 'STRIPE_PLAN' }, owner.token)).status).toBe(
      400,
    );
    expect((await reviewOwn({ orderId: 'x' }, owner.token)).status).toBe(400);
    expect([(await read()).status, (await reviewOwn({ orderId: offer.orderId })).status]).toEqual([401, 401]);
    expect([
      (await read(other.token)).status,
      (await reviewOwn({ orderId: offer.orderId }, other.token)).status,
    ]).toEqual([404, 404]);
  });
});

describe('the monthly plan', () => {
  const start = (token: string, body: unknown = {}, key?: string) =>
    school.call('POST', `/v1/client/public/oms-v2/create-stripe-subsciption?token=${token}`, {
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const details = (token: string) =>
    school.call('GET', `/v1/client/public/oms-v2/stripe-subscription-payment-plan-details?token=${token}`);

  it('API-097 API-098 opens the first checkout once, and returns when the next payment is due', async () => {
    const offer = await mintOrder(school, usd);
    expect((await start(offer.orderToken)).status).toBe(409);
    await choose(offer.orderToken, 'STRIPE_PLAN');
    const first = await start(offer.orderToken, { paymentMethodToken: 'pm_card_visa' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ subscriptionId: `sub_${offer.orderId}`, status: 'PENDING' });
    expect((await start(offer.orderToken)).body).toEqual(first.body);
    const [payment] = (await rowsOf(offer.orderId)).attempts;
    await deliver(school, await decide(school, payment?.paymentId ?? ''));
    const { body } = await details(offer.orderToken);
    expect(body).toMatchObject({ currency: 'USD', amount: 250_000 });
    expect(body.instalments).toHaveLength(6);
    expect(body.instalments[0].status).toBe('PAID');
    expect(body.nextPaymentDate).toBe(body.instalments[1].dueDate);
  });

  it('API-097 API-112 automatic payment without a card charges the later instalments to the card that paid the first', async () => {
    const offer = await mintOrder(school, usd);
    await choose(offer.orderToken, 'STRIPE_PLAN');
    const first = await start(offer.orderToken, { payAutomatically: true });
    expect((await start(offer.orderToken, { payAutomatically: true })).body).toEqual(first.body);
    const [payment] = (await rowsOf(offer.orderId)).attempts;
    await deliver(school, await decide(school, payment?.paymentId ?? ''));
    await school.settled();
    expect((await rowsOf(offer.orderId)).order).toMatchObject({
      paysAutomatically: true,
      customerRef: expect.any(String),
    });
    await school.deps.db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - 1000) })
      .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, 2)));
    expect(await chargeDueInstalments(school.deps)).toBe(1);
    expect((await rowsOf(offer.orderId)).attempts).toMatchObject([
      { seq: 1, status: 'SUCCEEDED', isAutomatic: false },
      { seq: 2, status: 'SUCCEEDED', isAutomatic: true },
    ]);
  });

  it('API-097 API-098 an unknown token returns 404; a card number or an unknown card returns 400 and opens no payment', async () => {
    const offer = await mintOrder(school, usd);
    await choose(offer.orderToken, 'STRIPE_PLAN');
    expect((await start(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await details(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await details('x')).status).toBe(400);
    for (const paymentMethodToken of ['4242424242424242', 'pm_card_unknown'])
      expect((await start(offer.orderToken, { paymentMethodToken })).status).toBe(400);
    expect((await rowsOf(offer.orderId)).attempts).toEqual([]);
    expect(await school.deps.db.$count(orderCards, eq(orderCards.orderId, offer.orderId))).toBe(0);
    expect((await start(offer.orderToken)).status).toBe(201);
  });
});
