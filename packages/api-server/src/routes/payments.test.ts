import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS, paymentCalls, UNKNOWN_TOKEN } from '../../test/payment-calls.ts';
import { users } from '../db/schema/accounts.ts';
import { orders, sandboxCheckouts } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';
import { refuse } from '../services/refusal.ts';

const school = openTestSchool();
const { choose, publicOrder, rowsOf } = paymentCalls(school);

describe('from offer to learner', () => {
  it('ROLE-25 API-111 API-112 plan, payment and event give one account, enrolment, receipt and password email', async () => {
    const offer = await mintOrder(school);
    const chosen = await choose(offer.orderToken, 'TWO_PART');
    expect(chosen.body).toMatchObject({ status: 'PLAN_CREATED', orderPlan: { planType: 'TWO_PART' } });
    const amounts = chosen.body.orderPlan.instalments.map((one: { amount: number }) => one.amount);
    expect(amounts).toEqual([1_000_000, 4_250_000, 4_250_000]);

    const opened = await initiate(school, offer.orderToken);
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({ provider: 'CARD', amount: 1_000_000, currency: 'INR' });
    expect(opened.body.checkoutUrl).toContain('http://localhost:4321/sandbox-checkout/cs_sandbox_');
    expect((await publicOrder(offer.orderToken)).payments[0].status).toBe('PENDING');

    const event = await deliver(school, await decide(school, opened.body.paymentId));
    expect(event.status).toBe(200);
    expect(await event.json()).toEqual({ received: true });

    const { order, attempts, ledger, places } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PAYMENT_ONGOING');
    expect(attempts).toMatchObject([
      { status: 'SUCCEEDED', paidAt: expect.any(Date), invoiceNumber: expect.any(Number) },
    ]);
    expect(ledger).toMatchObject([{ kind: 'CHARGE', amount: 1_000_000, currency: 'INR' }]);
    expect(places).toMatchObject([{ cohortId: offer.cohort.cohortId, state: 'ONGOING' }]);
    const [account] = await school.deps.db.select().from(users).where(eq(users.emailId, offer.emailId));
    expect(account).toMatchObject({
      userId: order?.userId,
      passwordHash: null,
      emailVerifiedAt: null,
      phone: '+919876543210',
    });
    const mails = await school.mailsTo(offer.emailId);
    expect(mails.map(({ template }) => template).sort()).toEqual(['receipt', 'set-password']);

    const link =
      /https?:\/\/\S+/.exec(mails.find(({ template }) => template === 'set-password')?.text ?? '')?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    school.advance(71 * 3_600_000);
    const reset = await school.call('PUT', '/v1/client/login/passwordReset', {
      body: { token, password: 'my first password' },
    });
    expect(reset.body).toMatchObject({ reset: true });
    expect(
      (await school.call('GET', '/v1/client/user/orders', { token: reset.body.token })).body.orders,
    ).toHaveLength(1);
    const login = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: offer.emailId, password: 'my first password' },
    });
    expect(login.status).toBe(200);
  });

  it('ENUM-41 the last instalment completes the order, without a second account, enrolment or welcome', async () => {
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    await pay(school, offer.orderToken, 'FULL_PAYMENT');
    const { order, ledger, places } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PAYMENT_COMPLETED');
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(9_500_000);
    expect(places).toHaveLength(1);
    expect((await school.mailsTo(offer.emailId)).map(({ template }) => template).sort()).toEqual([
      'receipt',
      'receipt',
      'set-password',
    ]);
    expect((await initiate(school, offer.orderToken, 'FULL_PAYMENT')).status).toBe(409);
  });

  it('ENUM-45 a course that has not started gives an existing account an UPCOMING enrolment', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const offer = await mintOrder(school, { emailId: person.emailId }, -10);
    await pay(school, offer.orderToken);
    const { order, places } = await rowsOf(offer.orderId);
    expect(order?.userId).toBe(person.userId);
    expect(places).toMatchObject([{ state: 'UPCOMING' }]);
    expect((await school.mailsTo(person.emailId)).map(({ template }) => template)).toEqual(['receipt']);
  });

  it('ENUM-45 an enrolment delayed for payment continues with the next payment', async () => {
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    await school.deps.db
      .update(enrolments)
      .set({ state: 'PAYMENT_DELAYED' })
      .where(eq(enrolments.cohortId, offer.cohort.cohortId));
    await pay(school, offer.orderToken, 'FULL_PAYMENT');
    expect((await rowsOf(offer.orderId)).places).toMatchObject([{ state: 'ONGOING' }]);
  });
});

describe('payments', () => {
  it('API-112 a declined payment can be tried again', async () => {
    const offer = await mintOrder(school);
    const first = await initiate(school, offer.orderToken);
    await deliver(school, await decide(school, first.body.paymentId, 'DECLINED'));
    expect((await rowsOf(offer.orderId)).attempts).toMatchObject([
      { status: 'FAILED', failureReason: expect.stringContaining('declined') },
    ]);
    const second = await pay(school, offer.orderToken);
    expect(second.paymentId).not.toBe(first.body.paymentId);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PAYMENT_ONGOING');
  });

  it('API-112 twenty requests with one key make one payment and one checkout; the key with another body returns 409', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'pay-once')),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect((await rowsOf(offer.orderId)).attempts).toHaveLength(1);
    const checkouts = await school.deps.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.orderId, offer.orderId));
    expect(checkouts).toHaveLength(1);
    expect((await initiate(school, offer.orderToken, 'FULL_PAYMENT', 'pay-once')).status).toBe(409);
  });

  it('API-112 twenty requests without a key still make one open checkout', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(Array.from({ length: 20 }, () => initiate(school, offer.orderToken)));
    expect(new Set(answers.map(({ body }) => body.checkoutUrl)).size).toBe(1);
    expect((await rowsOf(offer.orderId)).attempts).toHaveLength(1);
  });

  it('API-112 returns 502 when the provider does not answer, and the same key continues with the same payment', async () => {
    const offer = await mintOrder(school);
    const restore = school.useCardGateway({
      openCheckout: () => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')),
    });
    const down = await initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'again');
    restore();
    expect(down.status).toBe(502);
    expect((await rowsOf(offer.orderId)).attempts).toMatchObject([{ status: 'CREATED' }]);
    expect(await publicOrder(offer.orderToken)).toMatchObject({ status: 'PLAN_CREATED' });
    const up = await initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'again');
    expect(up.status).toBe(201);
    expect((await rowsOf(offer.orderId)).attempts).toMatchObject([
      { status: 'PENDING', paymentId: up.body.paymentId },
    ]);
  });

  it('API-112 the server sets the amount; a payment other than the next returns 409, an unknown token 404, bad input 400', async () => {
    const offer = await mintOrder(school);
    const send = (body: unknown) => school.call('POST', '/api/v1/public/initiate-payment', { body });
    const wanted = { orderToken: offer.orderToken, paymentType: 'DOWN_PAYMENT', provider: 'CARD' };
    expect((await send({ ...wanted, amount: 1, currency: 'USD' })).body).toMatchObject({
      amount: 1_000_000,
      currency: 'INR',
    });
    expect((await send({ ...wanted, paymentType: 'FULL_PAYMENT' })).status).toBe(409);
    expect((await send({ ...wanted, orderToken: UNKNOWN_TOKEN })).status).toBe(404);
    expect((await send({ ...wanted, paymentType: 'BRIBE' })).status).toBe(400);
    expect((await send({ ...wanted, provider: 'CASH' })).status).toBe(400);
    expect((await send({ ...wanted, provider: 'PAY_LATER' })).status).toBe(400);
  });

  it('CONST-29 a plan discount that expired before payment no longer counts, and a checkout with it is closed', async () => {
    const offer = await mintOrder(school);
    await choose(offer.orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    const deadline = (await rowsOf(offer.orderId)).order?.planDiscountDeadLine ?? school.now();
    const early = await initiate(school, offer.orderToken, 'FULL_PAYMENT');
    expect(early.body.amount).toBe(9_500_000);
    await school.deps.db
      .update(orders)
      .set({ planDiscountDeadLine: new Date(school.now().getTime() - 1) })
      .where(eq(orders.orderId, offer.orderId));
    expect(deadline.getTime()).toBeGreaterThan(school.now().getTime());
    const late = await initiate(school, offer.orderToken, 'FULL_PAYMENT');
    expect(late.body.amount).toBe(10_000_000);
    await school.settled();
    const statuses = new Map(
      (await rowsOf(offer.orderId)).attempts.map(({ paymentId, status }) => [paymentId, status]),
    );
    expect([statuses.get(early.body.paymentId), statuses.get(late.body.paymentId)]).toEqual([
      'FAILED',
      'PENDING',
    ]);
    await deliver(school, await decide(school, late.body.paymentId));
    expect(await publicOrder(offer.orderToken)).toMatchObject({
      status: 'PAYMENT_COMPLETED',
      amount: 10_000_000,
    });
  });
});

describe('reconciliation of payments', () => {
  it('API-109 a charge whose event was lost is found when the order is read', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await decide(school, body.paymentId);
    const orders = await Promise.all(Array.from({ length: 10 }, () => publicOrder(offer.orderToken)));
    for (const order of orders) expect(order).toMatchObject({ status: 'PAYMENT_ONGOING' });
    const { ledger, places } = await rowsOf(offer.orderId);
    expect(ledger).toHaveLength(1);
    expect(places).toHaveLength(1);
  });

  it('API-094 the scheduled job finds it a minute later, and a late event then changes nothing', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    await reconcilePending(school.deps);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PLAN_CREATED');
    school.advance(61_000);
    await Promise.all([reconcilePending(school.deps), reconcilePending(school.deps)]);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PAYMENT_ONGOING');
    await deliver(school, checkout);
    expect((await rowsOf(offer.orderId)).ledger).toHaveLength(1);
  });

  it('API-109 a provider that does not answer leaves the order readable and pending', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const restore = school.useCardGateway({
      readStatus: () => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')),
    });
    const order = await publicOrder(offer.orderToken);
    restore();
    expect(order.payments[0].status).toBe('PENDING');
    await decide(school, body.paymentId);
    expect((await publicOrder(offer.orderToken)).status).toBe('PAYMENT_ONGOING');
  });

  it('API-112 an abandoned checkout fails after a day, and a new one is opened', async () => {
    const offer = await mintOrder(school);
    const first = await initiate(school, offer.orderToken);
    school.advance(DAY_MS + 1);
    const second = await initiate(school, offer.orderToken);
    expect(second.status).toBe(201);
    expect(second.body.paymentId).not.toBe(first.body.paymentId);
    expect((await rowsOf(offer.orderId)).attempts.map(({ status }) => status)).toEqual(['FAILED', 'PENDING']);
  });
});
