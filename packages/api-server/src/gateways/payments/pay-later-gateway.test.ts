import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayLaterGateway } from './pay-later-gateway.ts';
import { signWebhook } from './webhook-signature.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const SECRET = 'webhook secret of the tests';
const request = {
  paymentId: '018f0000-0000-7000-8000-000000000001',
  orderId: '018f0000-0000-7000-8000-000000000002',
  amount: 250_000,
  currency: 'USD' as const,
  description: 'BIM for Architects: Single instalment',
  emailId: 'payer@plinth.test',
  returnUrl: 'http://localhost:4321/payment-plan?orderToken=x',
};

type Call = {
  method: string;
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
};
type Transaction = {
  id: string;
  checkout_id: string;
  status: string;
  amount: number;
  currency: string;
  events?: object[];
};

/** A stand-in that implements as much of the provider's API as the adapter uses, with books of its own. */
let calls: Call[] = [];
let isConfirmed = false;
/** What the provider answers instead, at every path or at those with this ending. */
let fault: { status: number; body: unknown; at?: string } | null = null;
let transaction: Transaction;
let refunds: Map<string, string>;
const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
function respond({ path, method, key = '', body }: Call, response: ServerResponse) {
  if (fault && path.endsWith(fault.at ?? '')) return json(response, fault.status, fault.body);
  if (path === '/api/v2/checkout')
    return json(response, 200, { checkout_id: 'CK1', redirect_url: 'https://later.example.test/CK1' });
  if (path === '/api/v1/transactions') {
    if (body.transaction_id !== 'CK1') return json(response, 404, { code: 'not-found' });
    return isConfirmed
      ? json(response, 200, transaction)
      : json(response, 400, { code: 'checkout-not-confirmed' });
  }
  if (path === '/api/v1/transactions/TX1' && method === 'GET') return json(response, 200, transaction);
  if (path === '/api/v1/transactions/TX1/capture') {
    transaction = { ...transaction, status: 'captured' };
    return json(response, 200, { id: 'EV1', type: 'capture', amount: transaction.amount });
  }
  if (path === '/api/v1/transactions/TX1/void') {
    if (transaction.status === 'captured') return json(response, 400, { code: 'already-captured' });
    transaction = { ...transaction, status: 'voided' };
    return json(response, 200, { id: 'EV2', type: 'void' });
  }
  if (path === '/api/v1/transactions/TX1/refund') {
    if (!refunds.has(key)) refunds.set(key, `RE${refunds.size + 1}`);
    return json(response, 200, { id: refunds.get(key) });
  }
  return json(response, 404, {});
}
const server = createServer((incoming: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const key = incoming.headers['idempotency-key'];
    const text = Buffer.concat(chunks).toString();
    const call = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      key: typeof key === 'string' ? key : undefined,
      authorization: incoming.headers.authorization,
      body: text ? JSON.parse(text) : {},
    };
    calls.push(call);
    respond(call, response);
  });
});
let apiBase = '';
const gateway = () =>
  createPayLaterGateway({
    publicKey: 'public',
    privateKey: 'private',
    webhookSecret: SECRET,
    apiBase,
    merchant: 'Plinth',
    now: () => NOW,
    timeoutMs: 300,
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  isConfirmed = false;
  fault = null;
  refunds = new Map();
  transaction = { id: 'TX1', checkout_id: 'CK1', status: 'authorized', amount: 250_000, currency: 'USD' };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the pay-later gateway', () => {
  it("API-112 PAY-05 opens a checkout for the server's amount, keyed by the payment, with the keys of the school", async () => {
    expect(await gateway().openCheckout(request)).toEqual({
      providerRef: 'CK1',
      checkoutUrl: 'https://later.example.test/CK1',
    });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/checkout',
      key: `checkout-${request.paymentId}`,
      authorization: `Basic ${Buffer.from('public:private').toString('base64')}`,
      body: { total: 250_000, currency: 'USD', order_id: request.paymentId },
    });
    expect(JSON.stringify(calls[0]?.body)).not.toContain('private');
  });

  it('API-099 an unconfirmed checkout is pending; a confirmed one is captured once and stays paid when read again', async () => {
    expect(await gateway().readStatus('CK1')).toMatchObject({ status: 'PENDING' });
    isConfirmed = true;
    const paid = { status: 'SUCCEEDED', amount: 250_000, currency: 'USD' };
    expect(await gateway().readStatus('CK1')).toEqual(paid);
    expect(await gateway().readStatus('CK1')).toEqual(paid);
    expect(calls.filter(({ path }) => path.endsWith('/capture'))).toHaveLength(1);
    expect(calls.find(({ path }) => path.endsWith('/capture'))?.key).toBe('capture-CK1');
  });

  it('PAY-05 closing a checkout that was just confirmed takes no loan; one that was paid stays paid', async () => {
    expect(await gateway().closeCheckout('CK1')).toMatchObject({ status: 'PENDING' });
    isConfirmed = true;
    const closed = { status: 'FAILED', amount: 250_000, currency: 'USD', reason: 'The loan was cancelled.' };
    for (let time = 0; time < 2; time += 1) expect(await gateway().closeCheckout('CK1')).toEqual(closed);
    expect(await gateway().readStatus('CK1')).toEqual(closed);
    expect(calls.filter(({ path }) => path.endsWith('/void')).map(({ key }) => key)).toEqual(['void-CK1']);
    expect(calls.some(({ path }) => path.endsWith('/capture'))).toBe(false);
    transaction = { ...transaction, status: 'captured' };
    expect(await gateway().closeCheckout('CK1')).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('API-099 an unknown token and one of another checkout are 404; an expired or voided checkout has failed', async () => {
    await expect(gateway().readStatus('CK9')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    isConfirmed = true;
    transaction = { ...transaction, checkout_id: 'CK2' };
    await expect(gateway().readStatus('CK1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    transaction = { ...transaction, checkout_id: 'CK1', status: 'voided' };
    expect(await gateway().readStatus('CK1')).toMatchObject({ status: 'FAILED' });
    fault = { status: 400, body: { code: 'checkout-expired' } };
    expect(await gateway().readStatus('CK1')).toMatchObject({
      status: 'FAILED',
      reason: 'The checkout has expired.',
    });
  });

  it.each([
    ['a failure', { status: 500, body: { message: 'secret of theirs' } }],
    ['wrong keys', { status: 401, body: {} }],
    ['too many calls', { status: 429, body: {} }],
    ['an answer of another shape', { status: 200, body: { hello: 1 } }],
  ])('API-112 %s is BAD_GATEWAY and exposes no details', async (_name, answer) => {
    fault = answer;
    await expect(gateway().openCheckout(request)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    await expect(gateway().openCheckout(request)).rejects.not.toThrow(/secret/);
  });

  it('API-117 an event only names its checkout, whose state is read from the provider; a forged event is 403', async () => {
    isConfirmed = true;
    const rawBody = JSON.stringify({ id: 'evt_1', event: 'confirmed', checkout_token: 'CK1', amount: 1 });
    expect(await gateway().readEvent(rawBody, signWebhook(SECRET, rawBody, NOW))).toMatchObject({
      eventId: 'evt_1',
      providerRef: 'CK1',
      payment: { status: 'SUCCEEDED', amount: 250_000, currency: 'USD' },
    });
    const forged = rawBody.replace('CK1', 'CK2');
    await expect(gateway().readEvent(forged, signWebhook(SECRET, rawBody, NOW))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(gateway().readEvent(rawBody, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('PAY-04 reads the refunds of a loan, including those made in the dashboard, and reports them with an event', async () => {
    isConfirmed = true;
    const ours = { id: 'RE1', type: 'refund', amount: 100_000, reference_id: request.orderId };
    const theirs = { id: 'RE2', type: 'refund', amount: 50_000, currency: 'USD' };
    const status = 'partially_refunded';
    transaction = { ...transaction, status, events: [{ id: 'E1', type: 'capture' }, ours, theirs] };
    const refunds = [
      { providerRef: 'RE1', refundId: request.orderId, amount: 100_000, currency: 'USD' },
      { providerRef: 'RE2', refundId: null, amount: 50_000, currency: 'USD' },
    ].map((one) => ({ ...one, status: 'SUCCEEDED', paymentRef: 'CK1' }));
    expect(await gateway().listRefunds(NOW, ['CK1'])).toEqual(refunds);
    expect(await gateway().listRefunds(NOW, [])).toEqual([]);
    const rawBody = JSON.stringify({ id: 'evt_2', event: 'refunded', checkout_token: 'CK1' });
    const event = await gateway().readEvent(rawBody, signWebhook(SECRET, rawBody, NOW));
    expect(event.refunds).toEqual(refunds);
  });

  it('PAY-04 a repeated refund returns the same one; one that the provider refuses is FAILED with a reason', async () => {
    isConfirmed = true;
    const refund = { refundId: request.orderId, providerRef: 'CK1', amount: 100_000, currency: 'USD' };
    const first = await gateway().refund(refund);
    expect(first).toEqual({ status: 'SUCCEEDED', providerRef: 'RE1' });
    expect(await gateway().refund(refund)).toEqual(first);
    expect(calls.at(-1)?.body).toMatchObject({ amount: 100_000 });
    fault = { status: 400, body: { code: 'refund-exceeded', message: 'secret of theirs' }, at: '/refund' };
    expect(await gateway().refund({ ...refund, refundId: request.paymentId })).toEqual({
      status: 'FAILED',
      providerRef: '',
      reason: 'The payment provider refused it; look at the payment there.',
    });
  });
});
