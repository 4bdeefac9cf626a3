import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decide, deliver, initiate, mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls } from '../../test/payment-calls.ts';
import { counters, gatewayEvents, orders, payments } from '../db/schema/admissions.ts';
import { sandboxKey } from '../gateways/payments/sandbox-event.ts';
import { signWebhook } from '../gateways/payments/webhook-signature.ts';

const school = openTestSchool();
const { choose, publicOrder, rowsOf } = paymentCalls(school);

describe('events of the payment provider', () => {
  it('API-094 an event sent ten times concurrently and again later makes one charge, invoice, enrolment and receipt', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(school, checkout)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await deliver(school, checkout);
    const { attempts, ledger, places } = await rowsOf(offer.orderId);
    const [drawn] = await school.deps.db.select().from(counters).where(eq(counters.name, 'invoice'));
    expect(attempts.map(({ invoiceNumber }) => invoiceNumber)).toEqual([drawn?.value]);
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

  it('API-094 success and failure out of order and concurrently: a paid order stays paid', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        deliver(school, checkout, { status: n % 2 === 0 ? 'PAID' : 'DECLINED' }),
      ),
    );
    await deliver(school, checkout, { status: 'DECLINED' });
    const { order, attempts, ledger } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PAYMENT_ONGOING');
    expect(attempts).toMatchObject([{ status: 'SUCCEEDED' }]);
    expect(ledger).toHaveLength(1);
  });

  it('API-094 invoice numbers of orders settled concurrently have no gap', async () => {
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
  ])('API-094 %s than requested is flagged and pays nothing', async (_what, change) => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    expect((await deliver(school, await decide(school, body.paymentId), change)).status).toBe(200);
    const { order, attempts, ledger, places } = await rowsOf(offer.orderId);
    expect(order).toMatchObject({ status: 'PLAN_CREATED', userId: null });
    expect(attempts).toMatchObject([{ status: 'FLAGGED', failureReason: expect.any(String) }]);
    expect([...ledger, ...places]).toEqual([]);
    expect((await publicOrder(offer.orderToken)).payments[0].status).toBe('IN_REVIEW');
  });

  it('API-109 nothing more is asked for a payment that is in review, until staff have sent its money back', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await deliver(school, await decide(school, body.paymentId), { amount: 1 });
    const again = await initiate(school, offer.orderToken);
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('Do not pay again')]);
    expect((await rowsOf(offer.orderId)).attempts).toHaveLength(1);
    await school.deps.db
      .update(payments)
      .set({ resolvedAt: school.now() })
      .where(eq(payments.paymentId, body.paymentId));
    expect((await initiate(school, offer.orderToken)).status).toBe(201);
  });

  it.each(['EXPIRED', 'CANCELLED'] as const)(
    'API-117 money for an order that is %s is recorded and flagged, and nobody is enrolled',
    async (status) => {
      const offer = await mintOrder(school);
      const { body } = await initiate(school, offer.orderToken);
      await school.deps.db.update(orders).set({ status }).where(eq(orders.orderId, offer.orderId));
      const checkout = await decide(school, body.paymentId);
      await deliver(school, checkout);
      const { order, attempts, places } = await rowsOf(offer.orderId);
      expect(order).toMatchObject({ status, userId: null });
      expect(attempts).toMatchObject([{ status: 'FLAGGED' }]);
      expect(places).toEqual([]);
      const [event] = await school.deps.db
        .select()
        .from(gatewayEvents)
        .where(eq(gatewayEvents.eventId, `evt_${checkout.checkoutId}_paid`));
      expect(event?.outcome).toBe('FLAGGED');
    },
  );

  it('API-094 when two checkouts of one instalment are paid, one counts and the other is flagged', async () => {
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
    const { attempts, ledger } = await rowsOf(offer.orderId);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['FLAGGED', 'SUCCEEDED']);
    expect(ledger).toHaveLength(1);
  });

  it('API-094 a checkout opened before the plan changed is flagged when it is paid', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    await choose(offer.orderToken, 'UPFRONT_WITHOUT_BOOKING_AMOUNT');
    await deliver(school, await decide(school, body.paymentId));
    expect((await rowsOf(offer.orderId)).attempts).toMatchObject([{ status: 'FLAGGED' }]);
  });

  it('API-094 API-117 ROLE-34 a missing, wrong or old signature returns 403 and changes nothing', async () => {
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
    const { order, attempts } = await rowsOf(offer.orderId);
    expect(order?.status).toBe('PLAN_CREATED');
    expect(attempts).toMatchObject([{ status: 'PENDING' }]);
  });

  it.each([
    ['no JSON', 'paid, honestly'],
    ['another shape', '{"id":"evt_1","type":"checkout.session.completed","data":{"object":null}}'],
    ['nothing', ''],
  ])('API-094 a signed body of %s returns 400', async (_what, rawBody) => {
    const { PLINTH_SECRET } = school.deps.settings;
    const answer = await school.raw('/api/v1/webhook/stripe/process-and-verify', {
      method: 'POST',
      headers: { 'stripe-signature': signWebhook(sandboxKey(PLINTH_SECRET), rawBody, school.now()) },
      body: rawBody,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('API-117 a pay-later event settles its own checkout; one about another checkout, or without a token, returns 400', async () => {
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
