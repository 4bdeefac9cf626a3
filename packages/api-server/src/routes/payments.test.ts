import { and, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
import {
  deadlines,
  gatewayEvents,
  ledgerEntries,
  orderInstalments,
  orders,
  payments,
  sandboxCheckouts,
} from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { extendInstalmentByStaff } from '../services/payments/extend-instalment.ts';
import { followInstalments } from '../services/payments/follow-instalments.ts';
import { keepPaidCards } from '../services/payments/keep-paid-cards.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';
import { refuse } from '../services/refusal.ts';

const school = openTestSchool();
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const UNKNOWN_TOKEN = 'A'.repeat(43);
const DAY_MS = 86_400_000;

const choose = (orderToken: string, planType: string, key?: string) =>
  school.call('POST', '/api/v1/public/payment-plan', {
    body: { orderToken, planType },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const publicOrder = async (orderToken: string) =>
  (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order;
const rowsOf = async (orderId: string) => {
  const { db } = school.deps;
  const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
  return {
    order,
    tries: await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt),
    ledger: await db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)),
    places: order?.userId
      ? await db.select().from(enrolments).where(eq(enrolments.userId, order.userId))
      : [],
  };
};

describe('from offer to learner', () => {
  it('ROLE-25 API-111 API-112 plan, pay, event: account, place, receipt and password mail, each once', async () => {
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

    const { order, tries, ledger, places } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PAYMENT_ONGOING');
    expect(tries).toMatchObject([
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
    expect(reset.body).toEqual({ reset: true });
    const login = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: offer.emailId, password: 'my first password' },
    });
    expect(login.status).toBe(200);
    expect(
      (await school.call('GET', '/v1/client/user/orders', { token: login.body.token })).body.orders,
    ).toHaveLength(1);
  });

  it('ENUM-41 the last instalment completes the order, and there is no second account, place or welcome', async () => {
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

  it('ENUM-45 a course that has not started gives an upcoming place, to the account that was there already', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const offer = await mintOrder(school, { emailId: person.emailId }, -10);
    await pay(school, offer.orderToken);
    const { order, places } = await rowsOf(offer.orderId);
    expect(order?.userId).toBe(person.userId);
    expect(places).toMatchObject([{ state: 'UPCOMING' }]);
    expect((await school.mailsTo(person.emailId)).map(({ template }) => template)).toEqual(['receipt']);
  });

  it('ENUM-45 a place that waited for money goes on with the next payment', async () => {
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

describe('events of the provider', () => {
  it('API-094 an event ten times at once and again later is one charge, one invoice, one mail', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(school, checkout)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await deliver(school, checkout);
    const { tries, ledger, places } = await rowsOf(offer.orderId);
    expect(tries).toHaveLength(1);
    expect(ledger).toHaveLength(1);
    expect(places).toHaveLength(1);
    expect((await school.mailsTo(offer.emailId)).map(({ template }) => template).sort()).toEqual([
      'receipt',
      'set-password',
    ]);
    const events = await school.deps.db
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.eventId, `evt_${checkout.checkoutId}_paid`));
    expect(events).toMatchObject([{ outcome: 'SETTLED' }]);
  });

  it('API-094 success and failure out of order, in parallel: what is paid stays paid', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        deliver(school, checkout, { status: n % 2 === 0 ? 'PAID' : 'DECLINED' }),
      ),
    );
    await deliver(school, checkout, { status: 'DECLINED' });
    const { order, tries, ledger } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PAYMENT_ONGOING');
    expect(tries).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(ledger).toHaveLength(1);
  });

  it('API-094 invoice numbers of orders settled at once have no gap', async () => {
    const offers = await Promise.all(Array.from({ length: 8 }, () => mintOrder(school)));
    const checkouts = await Promise.all(
      offers.map(async ({ orderToken }) =>
        decide(school, (await initiate(school, orderToken)).body.paymentId),
      ),
    );
    await Promise.all(checkouts.map((checkout) => deliver(school, checkout)));
    const numbers = (
      await school.deps.db
        .select({ n: payments.invoiceNumber })
        .from(payments)
        .where(eq(payments.status, 'SUCCEEDED'))
    )
      .map(({ n }) => n ?? 0)
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'USD' as const }],
  ])('API-094 %s than was asked for is flagged and pays nothing', async (_what, change) => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    expect((await deliver(school, await decide(school, body.paymentId), change)).status).toBe(200);
    const { order, tries, ledger, places } = await rowsOf(offer.orderId);
    expect(order).toMatchObject({ status: 'PLAN_CREATED', userId: null });
    expect(tries).toMatchObject([{ status: 'FLAGGED', failureReason: expect.any(String) }]);
    expect([...ledger, ...places]).toEqual([]);
    expect((await publicOrder(offer.orderToken)).payments[0].status).toBe('IN_REVIEW');
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'API-117 money on an order that is %s is recorded and flagged, nobody is enrolled',
    async (status) => {
      const offer = await mintOrder(school);
      const { body } = await initiate(school, offer.orderToken);
      await school.deps.db.update(orders).set({ status }).where(eq(orders.orderId, offer.orderId));
      const checkout = await decide(school, body.paymentId);
      await deliver(school, checkout);
      const { order, tries, places } = await rowsOf(offer.orderId);
      expect(order).toMatchObject({ status, userId: null });
      expect(tries).toMatchObject([{ status: 'FLAGGED' }]);
      expect(places).toEqual([]);
      const [event] = await school.deps.db
        .select()
        .from(gatewayEvents)
        .where(eq(gatewayEvents.eventId, `evt_${checkout.checkoutId}_paid`));
      expect(event?.outcome).toBe('FLAGGED');
    },
  );

  it('API-094 two checkouts of one instalment both paid: one counts, the other is flagged', async () => {
    const offer = await mintOrder(school, {
      currency: 'USD',
      amount: 250_000,
      scholarship: 0,
      planDiscount: 0,
    });
    const first = await initiate(school, offer.orderToken);
    const second = await initiate(school, offer.orderToken, 'DOWN_PAYMENT', undefined, 'PAY_LATER');
    expect(second.body.paymentId).not.toBe(first.body.paymentId);
    const checkouts = [
      await decide(school, first.body.paymentId),
      await decide(school, second.body.paymentId),
    ];
    await Promise.all(checkouts.map((checkout) => deliver(school, checkout)));
    const { tries, ledger } = await rowsOf(offer.orderId);
    expect(tries.map(({ status }) => status).sort()).toEqual(['FLAGGED', 'SUCCEEDED']);
    expect(ledger).toHaveLength(1);
  });

  it('API-094 a checkout opened before the plan was changed is flagged when it is paid', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await choose(offer.orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    await deliver(school, await decide(school, body.paymentId));
    expect((await rowsOf(offer.orderId)).tries).toMatchObject([{ status: 'FLAGGED' }]);
  });

  it('API-094 API-117 ROLE-34 a missing, wrong, foreign or old signature is 403 and changes nothing', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    const old = `t=1,v1=${'0'.repeat(64)}`;
    for (const signature of [
      '',
      'nonsense',
      old,
      `t=${Math.floor(school.now().getTime() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      expect((await deliver(school, checkout, {}, signature)).status).toBe(403);
      expect((await deliver(school, { ...checkout, method: 'PAY_LATER' }, {}, signature)).status).toBe(403);
    }
    const unsigned = await school.raw('/api/v1/webhook/stripe/process-and-verify', {
      method: 'POST',
      body: 'not json',
    });
    expect(unsigned.status).toBe(403);
    const { order, tries } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PLAN_CREATED');
    expect(tries).toMatchObject([{ status: 'PENDING' }]);
  });

  it('API-117 the pay-later event settles its own checkout; one about another checkout, or without a token, is 400', async () => {
    const offer = await mintOrder(school, {
      currency: 'USD',
      amount: 250_000,
      scholarship: 0,
      planDiscount: 0,
    });
    await choose(offer.orderToken, 'AFFIRM_UPFRONT');
    const { body } = await initiate(school, offer.orderToken, 'FULL_PAYMENT', undefined, 'PAY_LATER');
    expect(body.provider).toBe('PAY_LATER');
    const checkout = await decide(school, body.paymentId);
    const moved = await deliver(
      school,
      { ...checkout, checkoutId: `cs_sandbox_${'B'.repeat(43)}` },
      { checkoutId: checkout.checkoutId },
    );
    expect(moved.status).toBe(400);
    expect(
      (await school.raw('/api/v1/webhook/affirm/process-and-verify', { method: 'POST', body: '{}' })).status,
    ).toBe(400);
    expect((await deliver(school, checkout)).status).toBe(200);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PAYMENT_COMPLETED');
  });
});

describe('payments', () => {
  it('API-112 a declined payment can be tried again', async () => {
    const offer = await mintOrder(school);
    const first = await initiate(school, offer.orderToken);
    await deliver(school, await decide(school, first.body.paymentId, 'DECLINED'));
    expect((await rowsOf(offer.orderId)).tries).toMatchObject([
      { status: 'FAILED', failureReason: expect.stringContaining('declined') },
    ]);
    const second = await pay(school, offer.orderToken);
    expect(second.paymentId).not.toBe(first.body.paymentId);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PAYMENT_ONGOING');
  });

  it('API-112 twenty times with one key is one payment and one checkout; the key with another body is 409', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'pay-once')),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect((await rowsOf(offer.orderId)).tries).toHaveLength(1);
    const checkouts = await school.deps.db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.orderId, offer.orderId));
    expect(checkouts).toHaveLength(1);
    expect((await initiate(school, offer.orderToken, 'FULL_PAYMENT', 'pay-once')).status).toBe(409);
  });

  it('API-112 twenty times without a key is still one open checkout', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(Array.from({ length: 20 }, () => initiate(school, offer.orderToken)));
    expect(new Set(answers.map(({ body }) => body.checkoutUrl)).size).toBe(1);
    expect((await rowsOf(offer.orderId)).tries).toHaveLength(1);
  });

  it('API-112 when the provider does not answer it is 502, the order is pending and the same key goes on', async () => {
    const offer = await mintOrder(school);
    const restore = school.useCardGateway({
      openCheckout: () => Promise.reject(refuse('BAD_GATEWAY', 'The provider is down.')),
    });
    const down = await initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'again');
    restore();
    expect(down.status).toBe(502);
    expect((await rowsOf(offer.orderId)).tries).toMatchObject([{ status: 'CREATED' }]);
    expect(await publicOrder(offer.orderToken)).toMatchObject({ status: 'PLAN_CREATED' });
    const up = await initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'again');
    expect(up.status).toBe(201);
    expect((await rowsOf(offer.orderId)).tries).toMatchObject([
      { status: 'PENDING', paymentId: up.body.paymentId },
    ]);
  });

  it("API-112 the amount is the server's, another payment than the next is 409, an unknown token 404, bad input 400", async () => {
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

  it('CONST-29 a plan discount that ran out before paying no longer counts', async () => {
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
    await deliver(school, await decide(school, late.body.paymentId));
    expect(await publicOrder(offer.orderToken)).toMatchObject({
      status: 'PAYMENT_COMPLETED',
      amount: 10_000_000,
    });
  });
});

describe('reconciliation', () => {
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

  it('API-094 the job finds it two minutes later, and a late event then changes nothing', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    await reconcilePending(school.deps);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PLAN_CREATED');
    school.advance(121_000);
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

  it('API-112 an abandoned checkout fails after a day and a new one is opened', async () => {
    const offer = await mintOrder(school);
    const first = await initiate(school, offer.orderToken);
    school.advance(DAY_MS + 1);
    const second = await initiate(school, offer.orderToken);
    expect(second.status).toBe(201);
    expect(second.body.paymentId).not.toBe(first.body.paymentId);
    expect((await rowsOf(offer.orderId)).tries.map(({ status }) => status)).toEqual(['FAILED', 'PENDING']);
  });
});

describe('pay later', () => {
  const usd = { currency: 'USD' as const, amount: 250_000, scholarship: 0, planDiscount: 0 };
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

  it('API-099 the provider is asked, not the browser: unpaid stays unpaid, paid is settled, a repeat answers the same', async () => {
    const { offer, paymentId, checkoutToken } = await open();
    expect((await process(checkoutToken)).body).toEqual({ orderId: offer.orderId, status: 'PLAN_CREATED' });
    await decide(school, paymentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => process(checkoutToken)));
    for (const { body } of answers)
      expect(body).toEqual({ orderId: offer.orderId, status: 'PAYMENT_COMPLETED' });
    expect((await rowsOf(offer.orderId)).ledger).toHaveLength(1);
  });

  it('API-099 an invented token, and one of a card checkout, are 404; a malformed one is 400', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await decide(school, body.paymentId);
    expect((await process(body.checkoutUrl.split('/').at(-1))).status).toBe(404);
    expect((await process(`cs_sandbox_${'C'.repeat(43)}`)).status).toBe(404);
    expect((await process('x')).status).toBe(400);
    expect((await rowsOf(offer.orderId)).order?.status).toBe('PLAN_CREATED');
  });

  it('API-099 another amount at the provider, or a closed order, is 409 and pays nothing', async () => {
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

describe('plans', () => {
  const review = (token: string) =>
    school.call('POST', '/v1/client/public/oms-v2/order/payment-plan-review', { body: { token } });

  it('API-111 the plan may change until the first payment, then it is 409', async () => {
    const offer = await mintOrder(school);
    expect((await choose(offer.orderToken, 'EMI_WITH_DP')).body.orderPlan.instalments).toHaveLength(2);
    expect(
      (await choose(offer.orderToken, 'BIM_A_INSTALLMENT_PLAN')).body.orderPlan.instalments,
    ).toHaveLength(7);
    await pay(school, offer.orderToken);
    expect((await choose(offer.orderToken, 'UPFRONT')).status).toBe(409);
    expect((await publicOrder(offer.orderToken)).orderPlan.planType).toBe('BIM_A_INSTALLMENT_PLAN');
  });

  it('API-111 PAY-08 a plan that is not offered or unknown is 400, an unknown token 404, a closed order 409', async () => {
    const offer = await mintOrder(school);
    expect((await choose(offer.orderToken, 'AFFIRM_UPFRONT')).status).toBe(400);
    expect((await choose(offer.orderToken, 'BIM_C_INSTALLMENT_PLAN')).status).toBe(400);
    expect((await choose(offer.orderToken, 'FREE')).status).toBe(400);
    expect((await choose(UNKNOWN_TOKEN, 'UPFRONT')).status).toBe(404);
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, offer.orderId));
    expect((await choose(offer.orderToken, 'UPFRONT')).status).toBe(409);
  });

  it('API-111 the same key answers the same plan, with another body it is 409', async () => {
    const offer = await mintOrder(school);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => choose(offer.orderToken, 'TWO_PART', 'my-plan')),
    );
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect((await choose(offer.orderToken, 'UPFRONT', 'my-plan')).status).toBe(409);
  });

  it('API-096 PAY-06 the review shows lines, payments and the discount, and writes nothing', async () => {
    const offer = await mintOrder(school);
    const { body } = await review(offer.orderToken);
    expect(body).toMatchObject({
      planType: 'UPFRONT',
      currency: 'INR',
      total: 9_500_000,
      discount: { amount: 500_000, deadline: expect.any(String), applies: true },
    });
    expect(body.lines).toContainEqual({ key: 'SCHOLARSHIP_WAIVER', amount: 2_000_000 });
    expect((await review(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await review('x')).status).toBe(400);
    await school.deps.db.update(orders).set({ status: 'EXPIRED' }).where(eq(orders.orderId, offer.orderId));
    expect((await review(offer.orderToken)).status).toBe(409);
  });

  it('API-101 API-106 the owner reads and reviews plans; nobody else does', async () => {
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

describe('monthly plan', () => {
  const start = (token: string, body: unknown = {}, key?: string) =>
    school.call('POST', `/v1/client/public/oms-v2/create-stripe-subsciption?token=${token}`, {
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const details = (token: string) =>
    school.call('GET', `/v1/client/public/oms-v2/stripe-subscription-payment-plan-details?token=${token}`);

  it('API-097 API-098 opens the first checkout once, and tells when the next is due', async () => {
    const offer = await mintOrder(school, {
      currency: 'USD',
      amount: 250_000,
      scholarship: 0,
      planDiscount: 0,
    });
    expect((await start(offer.orderToken)).status).toBe(409);
    await choose(offer.orderToken, 'STRIPE_PLAN');
    const first = await start(offer.orderToken, { paymentMethodToken: 'pm_card_visa' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ subscriptionId: `sub_${offer.orderId}`, status: 'PENDING' });
    expect((await start(offer.orderToken)).body).toEqual(first.body);
    const [payment] = (await rowsOf(offer.orderId)).tries;
    await deliver(school, await decide(school, payment?.paymentId ?? ''));
    const { body } = await details(offer.orderToken);
    expect(body).toMatchObject({ currency: 'USD', amount: 250_000 });
    expect(body.instalments).toHaveLength(6);
    expect(body.instalments[0].status).toBe('PAID');
    expect(body.nextPaymentDate).toBe(body.instalments[1].dueDate);
  });

  it('API-097 API-098 an unknown token is 404, a card number 400', async () => {
    const offer = await mintOrder(school);
    expect((await start(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await details(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await details('x')).status).toBe(400);
    expect((await start(offer.orderToken, { paymentMethodToken: '4242424242424242' })).status).toBe(400);
  });
});

describe('deadlines', () => {
  const extend = (orderId: string, orderToken: string, deadlineType: string) =>
    school.call('POST', `/api/v1/public/deadline-extension/${orderId}`, {
      body: { orderToken, deadlineType },
    });

  it('API-110 twenty times at once is one extension, and every repeat answers the same date', async () => {
    const offer = await mintOrder(school);
    const before = (await publicOrder(offer.orderToken)).orderData.planDiscountDeadLine;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => extend(offer.orderId, offer.orderToken, 'PLAN_DISCOUNT')),
    );
    expect(new Set(answers.map(({ body }) => body.deadline)).size).toBe(1);
    const after = (await publicOrder(offer.orderToken)).orderData.planDiscountDeadLine;
    expect(after).toBe(answers[0]?.body.deadline);
    expect(Date.parse(after) - Date.parse(before)).toBe(5 * DAY_MS);
    expect((await extend(offer.orderId, offer.orderToken, 'PAYMENT')).status).toBe(200);
  });

  it('API-110 an unknown type is 400, a token of another order 404, a passed or pointless deadline 409', async () => {
    const [offer, other] = [await mintOrder(school), await mintOrder(school, { planDiscount: 0 })];
    expect((await extend(offer.orderId, offer.orderToken, 'OFFER_ACCEPTANCE')).status).toBe(400);
    expect((await extend(offer.orderId, other.orderToken, 'PAYMENT')).status).toBe(404);
    expect((await extend(UNKNOWN_ID, offer.orderToken, 'PAYMENT')).status).toBe(404);
    expect((await extend(other.orderId, other.orderToken, 'PLAN_DISCOUNT')).status).toBe(409);
    await school.deps.db
      .update(deadlines)
      .set({ date: new Date(school.now().getTime() - 1) })
      .where(and(eq(deadlines.applicationId, offer.applicationId), eq(deadlines.deadlineType, 'PAYMENT')));
    expect((await extend(offer.orderId, offer.orderToken, 'PAYMENT')).status).toBe(409);
  });
});

describe('the due date of a running instalment', () => {
  const extend = (orderId: string, orderToken: string) =>
    school.call('POST', `/api/v1/public/deadline-extension/${orderId}`, {
      body: { orderToken, deadlineType: 'PAYMENT' },
    });
  const mintRunning = async () => {
    const offer = await mintOrder(school);
    await choose(offer.orderToken, 'TWO_PART');
    await pay(school, offer.orderToken);
    const payments = async () => (await publicOrder(offer.orderToken)).payments;
    const setDue = (daysAgo: number) =>
      school.deps.db
        .update(orderInstalments)
        .set({ dueDate: new Date(school.now().getTime() - daysAgo * DAY_MS) })
        .where(and(eq(orderInstalments.orderId, offer.orderId), eq(orderInstalments.seq, 2)));
    return { ...offer, payments, setDue };
  };

  it('API-110 D-103 is moved by a week, once in the plan; twenty times at once answer the same date', async () => {
    const plan = await mintRunning();
    const [, before, last] = await plan.payments();
    expect(Date.parse(before.extendsTo) - Date.parse(before.dueDate)).toBe(7 * DAY_MS);
    expect(last.extendsTo).toBeUndefined();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => extend(plan.orderId, plan.orderToken)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.deadline}`))).toEqual(
      new Set([`200 ${before.extendsTo}`]),
    );
    const [, after, lastAfter] = await plan.payments();
    expect(after.dueDate).toBe(before.extendsTo);
    expect(after.extendsTo).toBeUndefined();
    expect(lastAfter.dueDate).toBe(last.dueDate);
    await pay(school, plan.orderToken, 'FIRST_INSTALLMENT');
    expect((await extend(plan.orderId, plan.orderToken)).status).toBe(409);
  });

  it('API-110 ENUM-45 a payer who is pending is in time again; who is late already must write to the school', async () => {
    const [pending, late] = [await mintRunning(), await mintRunning()];
    await pending.setDue(2);
    await late.setDue(4);
    await followInstalments(school.deps);
    const stateOf = async (cohortId: string) =>
      (await school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId)))[0]?.state;
    expect(await stateOf(pending.cohort.cohortId)).toBe('PAYMENT_PENDING');
    expect((await extend(pending.orderId, pending.orderToken)).status).toBe(200);
    expect(await stateOf(pending.cohort.cohortId)).toBe('ONGOING');
    expect((await extend(late.orderId, late.orderToken)).status).toBe(409);

    const until = new Date(school.now().getTime() + 10 * DAY_MS).toISOString();
    const give = (orderId: string, day: string) =>
      extendInstalmentByStaff(school.deps, { orderId, until: day, reason: 'Between two jobs' });
    await Promise.all(Array.from({ length: 5 }, () => give(late.orderId, until)));
    expect(await stateOf(late.cohort.cohortId)).toBe('ONGOING');
    expect((await late.payments())[1].dueDate).toBe(until);
    const mails = (await school.mailsTo(late.emailId)).map(({ template }) => template);
    expect(mails.filter((template) => template === 'instalment-extended')).toHaveLength(1);
    const far = new Date(school.now().getTime() + 91 * DAY_MS).toISOString();
    await expect(give(late.orderId, far)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(give(late.orderId, school.now().toISOString())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(give((await mintOrder(school)).orderId, until)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(give(UNKNOWN_ID, until)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('API-110 API-114 after the day has moved reminders and charges follow the new one', async () => {
    const plan = await mintRunning();
    await plan.setDue(1);
    await extend(plan.orderId, plan.orderToken);
    await followInstalments(school.deps);
    const mails = (await school.mailsTo(plan.emailId)).map(({ template }) => template);
    expect(mails).toContain('instalment-due');
    expect(mails).not.toContain('instalment-late');
  });
});

describe('cards', () => {
  const save = (orderId: string, paymentMethodToken: string, token?: string) =>
    school.call('POST', `/api/v1/learner/cardDetails/${orderId}`, {
      body: { paymentMethodToken },
      ...(token ? { token } : {}),
    });

  it('API-116 ENTITY-24 keeps brand, last four digits and expiry of a token; the card sent last is selected', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    await save(offer.orderId, 'pm_card_visa', owner.token);
    await save(offer.orderId, 'pm_card_visa', owner.token);
    school.advance(1000);
    const { body } = await save(offer.orderId, 'pm_card_mastercard', owner.token);
    expect(body.cardData).toHaveLength(2);
    expect(body.cardData[0]).toEqual({
      cardId: body.selectedCard,
      brand: 'mastercard',
      last4: '4444',
      expMonth: 12,
      expYear: expect.any(Number),
    });
  });

  it('API-116 ROLE-34 a stranger is 401, another learner 404, a card number or an unknown token 400', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const other = await mintPerson(school);
    expect((await save(offer.orderId, 'pm_card_visa')).status).toBe(401);
    expect((await save(offer.orderId, 'pm_card_visa', other.token)).status).toBe(404);
    expect((await save(offer.orderId, '4242424242424242', owner.token)).status).toBe(400);
    expect((await save(offer.orderId, 'pm_unknown', owner.token)).status).toBe(400);
  });
});

describe('changing and removing cards', () => {
  const path = (orderId: string) => `/api/v1/learner/cardDetails/${orderId}`;
  const mintCards = async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const save = (paymentMethodToken: string, payAutomatically = false) =>
      school.call('POST', path(offer.orderId), {
        body: { paymentMethodToken, payAutomatically },
        token: owner.token,
      });
    const { body: first } = await save('pm_card_visa');
    school.advance(1000);
    const { body: second } = await save('pm_card_mastercard', true);
    school.advance(1000);
    const change = (cardId: string, rest = {}, token: string | undefined = owner.token) =>
      school.call('PUT', path(offer.orderId), { body: { cardId, ...rest }, ...(token ? { token } : {}) });
    const remove = (cardId: string, token: string | undefined = owner.token) =>
      school.call('DELETE', `${path(offer.orderId)}?cardId=${cardId}`, token ? { token } : {});
    const visa: string = first.selectedCard;
    const mastercard: string = second.selectedCard;
    return { offer, owner, visa, mastercard, change, remove };
  };

  it('API-116 ENTITY-24 another kept card is selected, and paying by itself is agreed to or taken back', async () => {
    const { visa, mastercard, change } = await mintCards();
    const changed = await change(visa);
    expect(changed.body).toMatchObject({ selectedCard: visa, paysAutomatically: true });
    expect(changed.body.cardData).toHaveLength(2);
    expect((await change(visa, { payAutomatically: false })).body.paysAutomatically).toBe(false);
    school.advance(1000);
    expect((await change(mastercard)).body).toMatchObject({
      selectedCard: mastercard,
      paysAutomatically: false,
    });
  });

  it('API-116 a removed card is gone; with the card that pays by itself that ends too; a repeat is the same', async () => {
    const { owner, visa, mastercard, remove } = await mintCards();
    const gone = await remove(mastercard);
    expect(gone.body).toMatchObject({ selectedCard: visa, paysAutomatically: false });
    expect((await remove(mastercard)).body).toEqual(gone.body);
    expect((await remove(visa)).body).toMatchObject({ cardData: [], selectedCard: null });
    const { body } = await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token });
    expect(body.orders[0]).not.toHaveProperty('cardData');
  });

  it('ROLE-34 a stranger is 401, another learner 404 and changes nothing, what is no id 400', async () => {
    const { owner, mastercard, change, remove } = await mintCards();
    const other = await mintPerson(school);
    expect((await change(mastercard, {}, '')).status).toBe(401);
    expect((await remove(mastercard, '')).status).toBe(401);
    expect((await change(mastercard, {}, other.token)).status).toBe(404);
    expect((await remove(mastercard, other.token)).status).toBe(404);
    expect((await change(UNKNOWN_ID)).status).toBe(404);
    expect((await change('1')).status).toBe(400);
    expect((await remove('1')).status).toBe(400);
    const { body } = await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token });
    expect(body.orders[0].cardData).toHaveLength(2);
  });

  it('API-114 the owner of an open order gets its payment page, and test cards where a test provider stands in', async () => {
    const { offer, owner } = await mintCards();
    const read = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: owner.token })).body.orders[0];
    expect(await read()).toMatchObject({ orderToken: offer.orderToken });
    expect((await read()).testCards).toContainEqual({
      paymentMethodToken: 'pm_card_visa',
      name: 'Test card visa 4242',
    });
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, offer.orderId));
    expect(await read()).not.toHaveProperty('orderToken');
  });
});

describe('cards that are given at the provider', () => {
  const mintPayer = async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    await choose(offer.orderToken, 'TWO_PART');
    const billing = async () =>
      (await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token })).body.orders[0];
    const enter = (orderId: string, token?: string) =>
      school.call('POST', `/api/v1/learner/cardDetails/${orderId}/entry`, token ? { token } : {});
    return { ...offer, token: payer.token, billing, enter };
  };

  it('API-112 API-116 the card that pays is kept and charged for the series when the payer agreed, once', async () => {
    const payer = await mintPayer();
    const { body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken: payer.orderToken, paymentType: 'DOWN_PAYMENT', provider: 'CARD', keepCard: true },
    });
    await deliver(school, await decide(school, body.paymentId));
    await school.settled();
    expect(await payer.billing()).toMatchObject({ paysAutomatically: true, cardData: [{ last4: '4242' }] });
    const [card] = (await payer.billing()).cardData;
    await school.call('PUT', `/api/v1/learner/cardDetails/${payer.orderId}`, {
      token: payer.token,
      body: { cardId: card.cardId, payAutomatically: false },
    });
    expect(await keepPaidCards(school.deps)).toBe(0);
    expect(await payer.billing()).toMatchObject({ paysAutomatically: false });
  });

  it('API-112 API-116 without a tick no card is kept; pay later keeps none', async () => {
    const payer = await mintPayer();
    await pay(school, payer.orderToken);
    await school.settled();
    expect((await payer.billing()).cardData).toBeUndefined();
    const refused = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: {
        orderToken: payer.orderToken,
        paymentType: 'FIRST_INSTALLMENT',
        provider: 'PAY_LATER',
        keepCard: true,
      },
    });
    expect(refused.status).toBe(400);
  });

  it('API-116 ROLE-34 the page of the provider opens for the owner only, and what was given there is kept', async () => {
    const [payer, other] = [await mintPayer(), await mintPayer()];
    expect((await payer.enter(payer.orderId, payer.token)).status).toBe(409);
    const opened: string[] = [];
    const detached: string[] = [];
    const restore = school.useCardGateway({
      openCardEntry: async ({ orderId, returnUrl }) => {
        opened.push(returnUrl);
        return { url: `https://cards.example.test/${orderId}` };
      },
      readEnteredCard: async (ref, orderId) =>
        ref === 'cs_given' && orderId === payer.orderId
          ? { paymentMethodToken: 'pm_given_once', customerRef: 'cus_1' }
          : null,
      readCard: async () => ({ brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2031 }),
      detachCard: async (token) => {
        detached.push(token);
      },
    });
    const save = (orderId: string, token: string, paymentMethodToken: string) =>
      school.call('POST', `/api/v1/learner/cardDetails/${orderId}`, { token, body: { paymentMethodToken } });
    const answers = [
      await payer.enter(payer.orderId),
      await payer.enter(payer.orderId, other.token),
      await payer.enter('x', payer.token),
      await payer.enter(payer.orderId, payer.token),
      await save(other.orderId, other.token, 'cs_given'),
      await save(payer.orderId, payer.token, 'cs_given'),
      await save(payer.orderId, payer.token, 'cs_given'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 404, 400, 200, 400, 200, 200]);
    expect(opened[0]).toContain(`/billing?order=${payer.orderId}&card={CHECKOUT_SESSION_ID}`);
    expect((await payer.billing()).hasCardEntry).toBe(true);
    const [card, ...more] = (await payer.billing()).cardData;
    expect([card.last4, more]).toEqual(['4444', []]);
    await school.call('DELETE', `/api/v1/learner/cardDetails/${payer.orderId}?cardId=${card.cardId}`, {
      token: payer.token,
    });
    await school.settled();
    restore();
    expect(detached).toEqual(['pm_given_once']);
  });
});

describe('invoices', () => {
  const download = (paymentId: string, token?: string) =>
    school.raw(`/api/v1/invoice/download?paymentId=${paymentId}`, {
      headers: token ? { 'x-auth-token': token } : {},
    });

  it('API-115 the owner gets a numbered PDF as an attachment, whatever letters the name has', async () => {
    const offer = await mintOrder(school, { firstName: 'Zoë मीरा', lastName: '🙂' });
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const { paymentId } = await pay(school, offer.orderToken);
    const response = await download(paymentId, owner.token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="INV-\d{6}\.pdf"$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const pdf = await PDFDocument.load(await response.arrayBuffer());
    expect(pdf.getPageCount()).toBe(1);
    expect(pdf.getTitle()).toMatch(/^Invoice INV-\d{6}$/);
    expect(pdf.getSubject()).toContain('₹10,000.00');
  });

  it('API-115 ROLE-34 a stranger is 401; a foreign, unknown or unpaid payment is 404; a bad id 400', async () => {
    const offer = await mintOrder(school);
    const owner = await mintPerson(school, { emailId: offer.emailId });
    const other = await mintPerson(school);
    const unpaid = await initiate(school, offer.orderToken);
    expect((await download(unpaid.body.paymentId, owner.token)).status).toBe(404);
    const { paymentId } = await pay(school, offer.orderToken);
    expect((await download(paymentId)).status).toBe(401);
    expect((await download(paymentId, other.token)).status).toBe(404);
    expect((await download(UNKNOWN_ID, owner.token)).status).toBe(404);
    expect((await download('x', owner.token)).status).toBe(400);
  });

  it('API-115 PAY-04 what went back has a credit note of its own, for its owner only', async () => {
    const payer = await mintPerson(school);
    const offer = await mintOrder(school, { emailId: payer.emailId });
    const { paymentId } = await pay(school, offer.orderToken);
    const { refundId } = await refundPayment(school.deps, {
      paymentId,
      amount: 400_000,
      reason: 'Moved',
      idempotencyKey: `credit ${paymentId}`,
    });
    const note = (id: string, token?: string) =>
      school.raw(`/api/v1/invoice/download?paymentId=${paymentId}&refundId=${id}`, {
        headers: token ? { 'x-auth-token': token } : {},
      });
    const given = await note(refundId, payer.token);
    expect(given.headers.get('content-disposition')).toMatch(/filename="CN-\d{6}\.pdf"/);
    const pdf = await PDFDocument.load(await given.arrayBuffer());
    expect(pdf.getTitle()).toMatch(/^Credit note CN-/);
    expect(pdf.getSubject()).toContain('4,000.00');
    const stranger = await mintPerson(school);
    const refused = [
      await note(refundId),
      await note(refundId, stranger.token),
      await note(UNKNOWN_ID, payer.token),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 404, 404]);
    const billing = await school.call('GET', '/api/v1/learner/my-orders', { token: payer.token });
    expect(billing.body.orders[0].payments[0].refunds).toEqual([
      { refundId, amount: 400_000, at: expect.any(String) },
    ]);
  });
});
