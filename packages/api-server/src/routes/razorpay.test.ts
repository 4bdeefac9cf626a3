import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { initiate, mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS, paymentCalls } from '../../test/payment-calls.ts';
import { RAZORPAY, razorpayEvent, startRazorpay } from '../../test/start-razorpay.ts';
import { gatewayEvents, orders, payments } from '../db/schema/admissions.ts';
import { refunds } from '../db/schema/refunds.ts';
import { createRazorpayGateway } from '../gateways/payments/razorpay-gateway.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { closeSpentCheckouts } from '../services/payments/close-spent-checkouts.ts';
import { reconcilePending } from '../services/payments/reconcile-pending.ts';
import { refundPayment, sendOpenRefunds } from '../services/payments/refund-payment.ts';
import { takeProviderRefunds } from '../services/payments/take-provider-refund.ts';

const razorpay = startRazorpay();
const { standIn } = razorpay;
const school = openTestSchool({
  RAZORPAY_KEY_ID: RAZORPAY.keyId,
  RAZORPAY_KEY_SECRET: RAZORPAY.keySecret,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY.webhookSecret,
  RAZORPAY_PRODUCTS: ['BIM_A'],
  get RAZORPAY_API_BASE() {
    return standIn.url;
  },
});
const { choose, publicOrder, rowsOf } = paymentCalls(school);

const send = (event: ReturnType<typeof razorpayEvent>) =>
  school.raw('/api/v1/webhook/razorpay/process-and-verify', event);
const open = async () => {
  const order = await mintOrder(school);
  await choose(order.orderToken, 'TWO_PART');
  const { status, body } = await initiate(school, order.orderToken);
  return { ...order, status, body, paymentId: body.paymentId as string };
};
const statusOf = async (paymentId: string) => {
  const [row] = await school.deps.db.select().from(payments).where(eq(payments.paymentId, paymentId));
  return row?.status;
};

beforeEach(() => {
  standIn.isDown = false;
});

describe('payments by Razorpay', () => {
  it('ADOPT-12 an INR payer is sent to one Razorpay page for the server’s amount in paise; the school authenticates with its key', async () => {
    const { body, orderToken, paymentId } = await open();
    const link = razorpay.linkOf(paymentId);
    expect(body).toMatchObject({ checkoutUrl: link.short_url, amount: link.amount, currency: 'INR' });
    const again = await initiate(school, orderToken);
    expect(again.body.paymentId).toBe(paymentId);
    expect([...standIn.links.values()].filter((one) => one.reference_id === paymentId)).toHaveLength(1);
    const sent = standIn.asked.find(({ body: { reference_id: reference } }) => reference === paymentId);
    expect(sent).toMatchObject({
      authorization: `Basic ${Buffer.from(`${RAZORPAY.keyId}:${RAZORPAY.keySecret}`).toString('base64')}`,
      body: {
        amount: body.amount,
        currency: 'INR',
        accept_partial: false,
        notify: { sms: false, email: false },
      },
    });
    expect((await publicOrder(orderToken)).providers).toEqual([
      { provider: 'CARD', name: 'UPI, card or net banking', keepsCards: false },
    ]);
  });

  it('ADOPT-12 API-112 a page that nobody pays ends a day after it was opened: the payment fails, and a new page can be opened', async () => {
    const before = school.now().getTime();
    const { orderToken, paymentId } = await open();
    const after = school.now().getTime();
    const link = razorpay.linkOf(paymentId);
    const expireBy = Number(link.expire_by) * 1_000;
    expect(expireBy).toBeGreaterThan(before + DAY_MS - 1_000);
    expect(expireBy).toBeLessThanOrEqual(after + DAY_MS);
    school.advance(DAY_MS + 1);
    link.status = 'expired';
    const again = await initiate(school, orderToken);
    school.advance(-DAY_MS - 1);
    expect(again.status).toBe(201);
    expect(again.body.paymentId).not.toBe(paymentId);
    expect(await statusOf(paymentId)).toBe('FAILED');
  });

  it('ADOPT-12 an order in USD, and one of a product not in the setting, stay with the card provider', async () => {
    const usd = await mintOrder(school, {
      currency: 'USD',
      amount: 250_000,
      scholarship: 0,
      planDiscount: 0,
    });
    await choose(usd.orderToken, 'UPFRONT');
    const { body } = await initiate(school, usd.orderToken);
    const [row] = await school.deps.db.select().from(payments).where(eq(payments.paymentId, body.paymentId));
    expect(row?.provider).toBe('sandbox');
    const { razorpay: taken } = school.deps.payments;
    expect(['BIM_A', 'BIM_C'].map((productId) => taken?.takes(productId))).toEqual([true, false]);
  });

  it('ADOPT-12 a signed event settles the payment once, delivered ten times in parallel and out of order', async () => {
    const { orderId, paymentId } = await open();
    const link = razorpay.linkOf(paymentId);
    const late = razorpayEvent('payment_link.expired', { payment_link: { ...link, status: 'expired' } });
    razorpay.pay(link);
    const paid = razorpayEvent('payment_link.paid', { payment_link: link });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(paid)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await send(late);
    const { order, attempts, ledger, places } = await rowsOf(orderId);
    expect(attempts).toMatchObject([{ status: 'SUCCEEDED', provider: 'razorpay', providerRef: link.id }]);
    expect(ledger).toHaveLength(1);
    expect(order?.status).toBe('PAYMENT_ONGOING');
    expect(places).toHaveLength(1);
    const events = await school.deps.db
      .select()
      .from(gatewayEvents)
      .where(eq(gatewayEvents.eventId, paid.headers['x-razorpay-event-id']));
    expect(events).toHaveLength(1);
  });

  it('ADOPT-12 an expiry event that arrives before the payment event does not block the payment', async () => {
    const { paymentId } = await open();
    const link = razorpay.linkOf(paymentId);
    await send(razorpayEvent('payment_link.expired', { payment_link: { ...link, status: 'expired' } }));
    expect(await statusOf(paymentId)).toBe('FAILED');
    razorpay.pay(link);
    await send(razorpayEvent('payment_link.paid', { payment_link: link }));
    expect(await statusOf(paymentId)).toBe('SUCCEEDED');
  });

  it('ADOPT-12 SEC-01 a forged, mismatched or missing signature, and a signed body that is no event, settle nothing', async () => {
    const { paymentId } = await open();
    const link = { ...razorpay.linkOf(paymentId), status: 'paid', amount_paid: 1_000_000 };
    const forged = razorpayEvent('payment_link.paid', { payment_link: link }, 'another secret');
    expect((await send(forged)).status).toBe(403);
    const real = razorpayEvent('payment_link.paid', { payment_link: link });
    expect((await send({ ...real, body: `${real.body} ` })).status).toBe(403);
    const { 'x-razorpay-signature': _none, ...headers } = real.headers;
    expect(
      (await school.raw('/api/v1/webhook/razorpay/process-and-verify', { ...real, headers })).status,
    ).toBe(403);
    expect((await send(razorpayEvent('payment_link.paid', { payment_link: { id: 1 } }))).status).toBe(400);
    expect(await statusOf(paymentId)).toBe('PENDING');
  });

  it('ADOPT-12 an amount other than the one requested is flagged and pays nothing', async () => {
    const { orderId, paymentId } = await open();
    const link = razorpay.linkOf(paymentId);
    razorpay.pay(link);
    await send(
      razorpayEvent('payment_link.paid', { payment_link: { ...link, amount_paid: link.amount - 1 } }),
    );
    expect(await statusOf(paymentId)).toBe('FLAGGED');
    expect((await rowsOf(orderId)).ledger).toEqual([]);
  });

  it('ADOPT-12 a payment can be started again after the provider was down, and a retry returns the same link', async () => {
    const order = await mintOrder(school);
    await choose(order.orderToken, 'TWO_PART');
    standIn.isDown = true;
    expect((await initiate(school, order.orderToken)).status).toBe(502);
    standIn.isDown = false;
    const { status, body } = await initiate(school, order.orderToken);
    expect(status).toBe(201);
    // The answer to the first opening was lost in transit: the provider refuses a second link, and is asked for the
    // first.
    await school.deps.db
      .update(payments)
      .set({ status: 'CREATED', providerRef: null, checkoutUrl: null })
      .where(eq(payments.paymentId, body.paymentId));
    expect((await initiate(school, order.orderToken)).body.checkoutUrl).toBe(body.checkoutUrl);
  });

  it('ADOPT-12 a lost event is recovered when the payer returns or by the job; while the provider is down the payment stays pending', async () => {
    const { orderToken, paymentId } = await open();
    razorpay.pay(razorpay.linkOf(paymentId));
    standIn.isDown = true;
    expect((await publicOrder(orderToken)).payments[0].status).toBe('PENDING');
    expect(await statusOf(paymentId)).toBe('PENDING');
    standIn.isDown = false;
    expect((await publicOrder(orderToken)).payments[0].status).toBe('PAID');
    const other = await open();
    razorpay.pay(razorpay.linkOf(other.paymentId));
    school.advance(120_000);
    expect(await reconcilePending(school.deps)).toBeGreaterThan(0);
    expect(await statusOf(other.paymentId)).toBe('SUCCEEDED');
  });

  it('ADOPT-12 a checkout that must no longer be paid is cancelled at the provider', async () => {
    const { orderId, paymentId } = await open();
    await school.deps.db.update(payments).set({ seq: 99 }).where(eq(payments.paymentId, paymentId));
    await school.deps.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderId, orderId));
    await closeSpentCheckouts(school.deps);
    expect(razorpay.linkOf(paymentId).status).toBe('cancelled');
    expect(await statusOf(paymentId)).toBe('FAILED');
  });

  it('ADOPT-12 a refund is sent once however often it is requested, and dashboard refunds are recorded from an event or by asking', async () => {
    const { orderId, paymentId } = await open();
    const link = razorpay.linkOf(paymentId);
    const paidBy = razorpay.pay(link);
    await send(razorpayEvent('payment_link.paid', { payment_link: link }));
    const asked = { paymentId, amount: 300, reason: 'asked for', idempotencyKey: `one-${paymentId}` };
    await refundPayment(school.deps, COMMAND, asked);
    await refundPayment(school.deps, COMMAND, asked);
    await sendOpenRefunds(school.deps);
    expect(standIn.refunds.filter((one) => one.payment_id === paidBy)).toMatchObject([{ amount: 300 }]);
    const byHand = (id: string, amount: number) => ({
      id,
      payment_id: paidBy,
      amount,
      currency: 'INR',
      status: 'processed',
      notes: [],
    });
    const first = byHand('rfnd_dashboard1', 40);
    const event = razorpayEvent('refund.processed', { refund: first, payment: { id: paidBy } });
    await Promise.all([send(event), send(event)]);
    standIn.refunds.push(first, byHand('rfnd_dashboard2', 50));
    expect(await takeProviderRefunds(school.deps)).toBe(1);
    const rows = await school.deps.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(rows.map(({ amount, status }) => [amount, status]).toSorted()).toEqual([
      [300, 'SUCCEEDED'],
      [40, 'SUCCEEDED'],
      [50, 'SUCCEEDED'],
    ]);
  });

  it('ADOPT-12 a request to save a card is refused with that reason', async () => {
    const order = await mintOrder(school);
    await choose(order.orderToken, 'TWO_PART');
    const { status, body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken: order.orderToken, paymentType: 'DOWN_PAYMENT', provider: 'CARD', keepCard: true },
    });
    expect([status, body.message]).toEqual([400, 'Cards cannot be saved here.']);
  });
});

describe('the Razorpay gateway', () => {
  it('ADOPT-12 a provider that hangs is given up after the timeout', async () => {
    const gateway = createRazorpayGateway({
      ...RAZORPAY,
      apiBase: standIn.url,
      now: school.now,
      timeoutMs: 200,
    });
    standIn.hangs = true;
    await expect(gateway.readStatus('plink_1')).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    standIn.hangs = false;
  });
});
