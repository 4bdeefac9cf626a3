import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiate, mintOrder } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { refundTraces } from '../../../test/refund-traces.ts';
import { gatewayEvents, payments } from '../../db/schema/admissions.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { findDiscrepancies } from './find-discrepancies.ts';
import { refundPayment } from './refund-payment.ts';
import { takeProviderRefunds } from './take-provider-refund.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const BOOKING = 1_000_000;

type Session = Record<string, unknown> & { id: string; payment_intent: string };
type Refund = Record<string, unknown> & { id: string; payment_intent: string; status: string };

/** Stripe's books as far as checkouts and refunds go, served over its API: the school calls it with the real SDK. */
const sessions: Session[] = [];
const given: Refund[] = [];
let isDown = false;
const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const listOf = (url: string, data: unknown[]) => ({ object: 'list', url, data, has_more: false });
const server = createServer((incoming, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://stripe.test');
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const intent = searchParams.get('payment_intent');
    const ofIntent = (one: { payment_intent: string }) => intent === null || one.payment_intent === intent;
    if (isDown) return json(response, 400, { error: { type: 'invalid_request_error', message: 'no' } });
    if (pathname === '/v1/checkout/sessions' && incoming.method === 'POST') {
      const nth = sessions.length + 1;
      const session = {
        id: `cs_${nth}`,
        object: 'checkout.session',
        mode: 'payment',
        url: `https://checkout.example.test/cs_${nth}`,
        payment_intent: `pi_${nth}`,
        payment_status: 'unpaid',
        status: 'open',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]'),
        client_reference_id: form.get('client_reference_id'),
      };
      sessions.push(session);
      return json(response, 200, session);
    }
    if (pathname === '/v1/checkout/sessions')
      return json(response, 200, listOf(pathname, sessions.filter(ofIntent)));
    if (pathname === '/v1/refunds' && incoming.method === 'GET')
      return json(response, 200, listOf(pathname, given.filter(ofIntent)));
    const session = sessions.find(({ id }) => pathname === `/v1/checkout/sessions/${id}`);
    if (session) return json(response, 200, session);
    return json(response, 404, { error: { type: 'invalid_request_error', code: 'resource_missing' } });
  });
});
let apiBase = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
const school = openTestSchool({
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  get STRIPE_API_BASE() {
    return apiBase;
  },
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let events = 0;
function send(type: string, object: unknown, secret = WEBHOOK_SECRET) {
  events += 1;
  const body = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret });
  return school.raw('/api/v1/webhook/stripe/process-and-verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
}

/** Creates a booking paid at Stripe, with the actions staff can do on it in Stripe's dashboard. */
async function mintPaid() {
  const offer = await mintOrder(school);
  const paymentId = (await initiate(school, offer.orderToken)).body.paymentId as string;
  const session = sessions.find(({ client_reference_id }) => client_reference_id === paymentId);
  if (!session) throw new Error('no session at Stripe');
  Object.assign(session, { payment_status: 'paid', status: 'complete' });
  await send('checkout.session.completed', session);
  const giveBack = (amount: number, change: Record<string, unknown> = {}): Refund => {
    const refund = {
      id: `re_${given.length + 1}`,
      object: 'refund',
      amount,
      currency: 'inr',
      payment_intent: session.payment_intent,
      status: 'succeeded',
      metadata: {},
      ...change,
    };
    given.push(refund);
    return refund;
  };
  const charge = { id: 'ch_1', object: 'charge', payment_intent: session.payment_intent };
  const traces = refundTraces(school, { ...offer, paymentId }, 2);
  return { ...offer, paymentId, giveBack, charge, ...traces };
}

describe("refunds made in the provider's own dashboard", () => {
  it('PAY-04 D-68 signed events record a refund once, ten times in parallel and in any order', async () => {
    const paid = await mintPaid();
    const refund = paid.giveBack(400_000);
    expect(await paid.discrepancies()).toEqual(['REFUND_NOT_IN_LEDGER']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        nth % 2 === 0 ? send('charge.refunded', paid.charge) : send('refund.updated', refund),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await send('refund.created', { ...refund, status: 'pending' });
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -400000']);
    expect(await paid.rows()).toMatchObject([
      { status: 'SUCCEEDED', providerRef: refund.id, creditNumber: expect.any(Number), amount: 400_000 },
    ]);
    expect(await paid.mails()).toBe(1);
    expect(await paid.discrepancies()).toEqual([]);
  });

  it('PAY-04 D-68 the job finds a refund without any event, once, even from several processes at a time', async () => {
    const paid = await mintPaid();
    paid.giveBack(BOOKING);
    await Promise.all(Array.from({ length: 5 }, () => takeProviderRefunds(school.deps)));
    expect(await takeProviderRefunds(school.deps)).toBe(0);
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -1000000']);
    expect(await paid.mails()).toBe(1);
    expect(await paid.discrepancies()).toEqual([]);
  });

  it('PAY-04 a pending refund moves nothing, and one returned by the bank is another movement', async () => {
    const paid = await mintPaid();
    const refund = paid.giveBack(300_000, { status: 'pending' });
    await send('refund.created', refund);
    await takeProviderRefunds(school.deps);
    expect(await paid.movements()).toEqual(['CHARGE 1000000']);
    refund.status = 'succeeded';
    await send('refund.updated', refund);
    refund.status = 'failed';
    expect(await paid.discrepancies()).toEqual(['REFUND_NOT_THERE']);
    await Promise.all([send('refund.failed', refund), takeProviderRefunds(school.deps)]);
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -300000', 'REFUND_RETURNED 300000']);
    expect(await paid.discrepancies()).toEqual(['REFUND_FAILED']);
  });

  it('PAY-04 a refund beyond what the ledger allows is not recorded, and the report names it', async () => {
    const paid = await mintPaid();
    await refundPayment(school.deps, COMMAND, {
      paymentId: paid.paymentId,
      reason: 'Bank transfer',
      idempotencyKey: `transfer ${paid.paymentId}`,
      byHand: true,
    });
    const refund = paid.giveBack(BOOKING);
    await send('refund.updated', refund);
    expect(await takeProviderRefunds(school.deps)).toBe(0);
    expect(await paid.movements()).toEqual(['CHARGE 1000000', 'REFUND -1000000']);
    expect(await paid.discrepancies()).toEqual(['REFUND_NOT_IN_LEDGER']);
  });

  it('PAY-04 D-68 a refund that cannot be recorded does not hold up the others', async () => {
    const [stuck, other] = [await mintPaid(), await mintPaid()];
    const refund = stuck.giveBack(100_000);
    // The key under which the school would record it is taken.
    await refundPayment(school.deps, COMMAND, {
      paymentId: other.paymentId,
      amount: 200_000,
      reason: 'Bank transfer',
      idempotencyKey: `stripe:${refund.id}`,
      byHand: true,
    });
    other.giveBack(300_000);
    expect(await takeProviderRefunds(school.deps)).toBe(1);
    expect(await other.movements()).toEqual(['CHARGE 1000000', 'REFUND -200000', 'REFUND -300000']);
    expect(await stuck.movements()).toEqual(['CHARGE 1000000']);
    expect(await stuck.discrepancies()).toEqual(['REFUND_NOT_IN_LEDGER']);
    given.splice(given.indexOf(refund), 1);
  });

  it('API-094 an event with a wrong signature, and a refund of someone else’s payment, write nothing', async () => {
    const paid = await mintPaid();
    const refund = paid.giveBack(100_000);
    expect((await send('refund.updated', refund, 'whsec_of_a_stranger')).status).toBe(403);
    expect(await paid.movements()).toEqual(['CHARGE 1000000']);
    given.splice(given.indexOf(refund), 1);
    const foreign = paid.giveBack(100_000, { payment_intent: 'pi_of_another_shop' });
    expect((await send('refund.updated', foreign)).status).toBe(200);
    expect(await takeProviderRefunds(school.deps)).toBe(0);
    expect(await paid.discrepancies()).toEqual([]);
    const outcomes = await school.deps.db.select().from(gatewayEvents);
    expect(outcomes.at(-1)).toMatchObject({ outcome: 'IGNORED' });
  });

  it('D-68 a provider that does not respond is named in the report, and nothing is written until it does', async () => {
    const paid = await mintPaid();
    paid.giveBack(100_000);
    isDown = true;
    expect(await takeProviderRefunds(school.deps)).toBe(0);
    const kinds = (await findDiscrepancies(school.deps, 2)).map(({ kind }) => kind);
    isDown = false;
    expect(kinds).toContain('PROVIDER_SILENT');
    const [row] = await school.deps.db.select().from(payments).where(eq(payments.paymentId, paid.paymentId));
    expect(row?.status).toBe('SUCCEEDED');
    expect(await takeProviderRefunds(school.deps)).toBe(1);
  });
});
