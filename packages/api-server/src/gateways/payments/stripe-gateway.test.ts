import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings/read-settings.ts';
import { createGateways } from './create-gateways.ts';
import type { CheckoutRequest } from './payment-gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const request: CheckoutRequest = {
  paymentId: '018f0000-0000-7000-8000-000000000001',
  orderId: '018f0000-0000-7000-8000-000000000002',
  amount: 1_000_000,
  currency: 'INR',
  description: 'BIM for Architects: Booking amount',
  emailId: 'payer@plinth.test',
  returnUrl: 'http://localhost:4321/payment-plan?orderToken=x',
};

type Call = { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined };

/** A stand-in that speaks as much of Stripe's API as the adapter uses. */
let calls: Call[] = [];
let respond: (call: Call, response: ServerResponse) => void = () => {};
const server = createServer((incoming: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const key = incoming.headers['idempotency-key'];
    const call = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      form: new URLSearchParams(Buffer.concat(chunks).toString()),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    calls.push(call);
    respond(call, response);
  });
});

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const session = (change: Record<string, unknown> = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  url: 'https://checkout.example.test/cs_test_1',
  status: 'open',
  payment_status: 'unpaid',
  amount_total: 1_000_000,
  currency: 'inr',
  client_reference_id: request.paymentId,
  ...change,
});

let apiBase = '';
const gateway = (method: 'CARD' | 'PAY_LATER' = 'CARD') =>
  createStripeGateway(
    { secretKey: 'sk_test_x', webhookSecret: WEBHOOK_SECRET, apiBase, timeoutMs: 300, retries: 1 },
    method,
  );

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('the Stripe gateway', () => {
  it('API-094 API-112 opens a checkout of the server amount under the paymentId as idempotency key', async () => {
    respond = (_call, response) => json(response, 200, session());
    const checkout = await gateway().openCheckout(request);
    expect(checkout).toEqual({
      providerRef: 'cs_test_1',
      checkoutUrl: 'https://checkout.example.test/cs_test_1',
    });
    const [call] = calls;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      idempotencyKey: request.paymentId,
    });
    expect(call?.form.get('line_items[0][price_data][unit_amount]')).toBe('1000000');
    expect(call?.form.get('line_items[0][price_data][currency]')).toBe('inr');
    expect(call?.form.get('allowed_payment_method_types[0]')).toBe('card');
    await gateway('PAY_LATER').openCheckout({ ...request, currency: 'USD' });
    expect(calls.at(-1)?.form.get('allowed_payment_method_types[0]')).toBe('affirm');
  });

  it.each([
    [{ payment_status: 'paid', status: 'complete' }, 'SUCCEEDED'],
    [{ payment_status: 'unpaid', status: 'complete' }, 'PENDING'],
    [{ payment_status: 'unpaid', status: 'open' }, 'PENDING'],
    [{ payment_status: 'unpaid', status: 'expired' }, 'FAILED'],
  ])('API-109 a session that is %j is %s', async (change, status) => {
    respond = (_call, response) => json(response, 200, session(change));
    expect(await gateway().readStatus('cs_test_1')).toMatchObject({
      status,
      amount: 1_000_000,
      currency: 'INR',
    });
  });

  it('API-112 an error, a refusal or a hanging provider is BAD_GATEWAY in bounded time and tells nothing of it', async () => {
    respond = (_call, response) => json(response, 500, { error: { message: 'internal key sk_live_secret' } });
    await expect(gateway().openCheckout(request)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    await expect(gateway().openCheckout(request)).rejects.not.toThrow(/sk_live/);
    respond = (_call, response) =>
      json(response, 401, { error: { message: 'Invalid API Key', type: 'invalid_request_error' } });
    await expect(gateway().readStatus('cs_test_1')).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    // Nobody answers, ever: without a bound of its own the call would not end.
    respond = () => {};
    await expect(gateway().openCheckout(request)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it('API-099 a checkout or card that Stripe does not know is told apart from an outage', async () => {
    respond = (_call, response) =>
      json(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
      });
    await expect(gateway().readStatus('cs_invented')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(gateway().readCard('pm_invented')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('API-116 of a card it keeps brand, last four digits and expiry', async () => {
    respond = (_call, response) =>
      json(response, 200, {
        id: 'pm_1',
        object: 'payment_method',
        card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031, fingerprint: 'x' },
      });
    expect(await gateway().readCard('pm_1')).toEqual({
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2031,
    });
  });

  const intent = (change: Record<string, unknown> = {}) => ({
    id: 'pi_1',
    object: 'payment_intent',
    status: 'succeeded',
    amount: 1_000_000,
    amount_received: 1_000_000,
    currency: 'inr',
    metadata: { paymentId: request.paymentId },
    last_payment_error: null,
    ...change,
  });
  const charge = { ...request, paymentMethodToken: 'pm_1', customerRef: 'cus_1' };

  it('API-116 a card is kept with one customer for an order, and a changed card joins that customer', async () => {
    respond = ({ path }, response) =>
      json(
        response,
        200,
        path === '/v1/customers' ? { id: 'cus_1' } : { id: 'pm_1', object: 'payment_method' },
      );
    const payer = { orderId: request.orderId, emailId: 'payer@plinth.test' };
    expect(await gateway().attachCard('pm_1', { ...payer, customerRef: null })).toBe('cus_1');
    expect(calls.map(({ path, idempotencyKey }) => [path, idempotencyKey])).toMatchObject([
      ['/v1/customers', `customer-${request.orderId}`],
      ['/v1/payment_methods/pm_1/attach', expect.anything()],
    ]);
    calls = [];
    expect(await gateway().attachCard('pm_2', { ...payer, customerRef: 'cus_1' })).toBe('cus_1');
    expect(calls.map(({ path }) => path)).toEqual(['/v1/payment_methods/pm_2/attach']);
    expect(calls[0]?.form.get('customer')).toBe('cus_1');
  });

  it('API-097 a saved card is charged while the payer is away, under the paymentId as idempotency key', async () => {
    respond = (_call, response) => json(response, 200, intent());
    expect(await gateway().chargeCard(charge)).toEqual({
      providerRef: 'pi_1',
      status: 'SUCCEEDED',
      amount: 1_000_000,
      currency: 'INR',
    });
    expect(calls[0]).toMatchObject({
      path: '/v1/payment_intents',
      idempotencyKey: `charge-${request.paymentId}`,
    });
    expect(Object.fromEntries(calls[0]?.form ?? [])).toMatchObject({
      amount: '1000000',
      currency: 'inr',
      customer: 'cus_1',
      payment_method: 'pm_1',
      off_session: 'true',
      confirm: 'true',
      'metadata[paymentId]': request.paymentId,
    });
    expect(await gateway().readStatus('pi_1')).toMatchObject({ status: 'SUCCEEDED' });
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'The card does not have enough funds.'],
    [{ code: 'authentication_required' }, 'The bank wants you to confirm this payment yourself.'],
    [{ code: 'expired_card' }, 'The card has expired.'],
    [{ code: 'card_declined', decline_code: 'stolen_card' }, 'The card was declined.'],
  ])(
    'API-097 API-114 a card refused with %j is an answer with a reason, not an outage',
    async (error, reason) => {
      const refused = intent({ status: 'requires_payment_method', last_payment_error: error });
      respond = (_call, response) =>
        json(response, 402, {
          error: { type: 'card_error', message: 'declined', ...error, payment_intent: refused },
        });
      expect(await gateway().chargeCard(charge)).toMatchObject({
        providerRef: 'pi_1',
        status: 'FAILED',
        reason,
      });
    },
  );

  it('API-097 a provider that does not answer a charge leaves it open', async () => {
    respond = (_call, response) => json(response, 503, { error: { message: 'later' } });
    await expect(gateway().chargeCard(charge)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it('API-094 API-097 an event of a charge of ours settles its payment, one behind a checkout concerns none', async () => {
    const read = (object: unknown) => {
      const rawBody = JSON.stringify({
        id: 'evt_3',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object },
      });
      const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
        payload: rawBody,
        secret: WEBHOOK_SECRET,
      });
      return gateway().readEvent(rawBody, signature);
    };
    expect(await read(intent())).toMatchObject({
      providerRef: 'pi_1',
      paymentId: request.paymentId,
      payment: { status: 'SUCCEEDED', amount: 1_000_000, currency: 'INR' },
    });
    expect(await read(intent({ metadata: {} }))).toMatchObject({ payment: null, paymentId: null });
  });

  it('API-094 an event is believed with the signature over its raw body only', async () => {
    const rawBody = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: session({ payment_status: 'paid', status: 'complete' }) },
    });
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: WEBHOOK_SECRET,
    });
    expect(await gateway().readEvent(rawBody, signature)).toMatchObject({
      eventId: 'evt_1',
      providerRef: 'cs_test_1',
      paymentId: request.paymentId,
      payment: { status: 'SUCCEEDED', amount: 1_000_000, currency: 'INR' },
    });
    for (const [body, header] of [
      [rawBody.replace('1000000', '1'), signature],
      [rawBody, 't=1,v1=00'],
      [rawBody, null],
    ] as const)
      await expect(gateway().readEvent(body, header)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('API-094 an event about something else concerns no payment', async () => {
    const rawBody = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    });
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: WEBHOOK_SECRET,
    });
    expect(await gateway().readEvent(rawBody, signature)).toMatchObject({ payment: null, paymentId: null });
  });
});

/** As much of Stripe's refunds, set-up pages and customers as the adapter uses, with state of its own. */
describe('the Stripe gateway, giving back and keeping cards', () => {
  type Refund = {
    id: string;
    object: 'refund';
    status: string;
    metadata: { refundId: string };
    failure_reason?: string;
  };
  const refund = {
    refundId: '018f0000-0000-7000-8000-00000000000a',
    providerRef: 'cs_test_1',
    amount: 400,
    currency: 'INR',
  };
  const stripe = (given: Refund[], refuseWith?: string) => {
    respond = ({ method, path, form }, response) => {
      if (path.startsWith('/v1/checkout/sessions/'))
        return json(response, 200, session({ payment_intent: 'pi_9' }));
      if (method === 'GET') return json(response, 200, { object: 'list', data: given, has_more: false });
      if (refuseWith)
        return json(response, 400, {
          error: { type: 'invalid_request_error', code: refuseWith, message: 'no' },
        });
      const made: Refund = {
        id: 're_1',
        object: 'refund',
        status: 'pending',
        metadata: { refundId: form.get('metadata[refundId]') ?? '' },
      };
      given.push(made);
      return json(response, 200, made);
    };
  };

  it('PAY-04 a refund is asked for once, under its own id, and answers where it stands when it is asked again', async () => {
    const given: Refund[] = [];
    stripe(given);
    expect(await gateway().refund(refund)).toEqual({ status: 'PENDING', providerRef: 're_1' });
    const asked = calls.find(({ method }) => method === 'POST');
    expect(asked).toMatchObject({ path: '/v1/refunds', idempotencyKey: `refund-${refund.refundId}` });
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({ payment_intent: 'pi_9', amount: '400' });
    for (const one of given) one.status = 'succeeded';
    calls = [];
    expect(await gateway().refund(refund)).toEqual({ status: 'SUCCEEDED', providerRef: 're_1' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('PAY-04 a refusal is an answer with a reason, an outage is none', async () => {
    stripe([], 'charge_already_refunded');
    expect(await gateway().refund(refund)).toMatchObject({
      status: 'FAILED',
      reason: 'It was given back already.',
    });
    respond = (_call, response) => json(response, 500, { error: { message: 'later' } });
    await expect(gateway().refund(refund)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  const read = (type: string, object: unknown) => {
    const rawBody = JSON.stringify({ id: 'evt_9', object: 'event', type, data: { object } });
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: WEBHOOK_SECRET,
    });
    return gateway().readEvent(rawBody, signature);
  };

  it('PAY-04 an event tells of a refund of ours by our id, and of one of the dashboard by its payment', async () => {
    const failed = {
      id: 're_1',
      object: 'refund',
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      amount: 400,
      currency: 'inr',
      payment_intent: 'pi_9',
    };
    expect(await read('refund.failed', { ...failed, metadata: { refundId: refund.refundId } })).toMatchObject(
      {
        payment: null,
        refunds: [
          {
            refundId: refund.refundId,
            status: 'FAILED',
            reason: 'The card that paid does not exist any more.',
          },
        ],
      },
    );
    const answer = (data: unknown[]) => {
      respond = (_call, response) => json(response, 200, { object: 'list', data, has_more: false });
    };
    answer([session()]);
    const told = await read('refund.updated', { ...failed, status: 'succeeded', metadata: {} });
    expect(told.refunds).toEqual([
      {
        refundId: null,
        status: 'SUCCEEDED',
        providerRef: 're_1',
        paymentRef: 'cs_test_1',
        amount: 400,
        currency: 'INR',
      },
    ]);
    answer([]);
    expect((await read('refund.updated', { ...failed, metadata: {} })).refunds).toMatchObject([
      { paymentRef: 'pi_9' },
    ]);
    expect((await read('customer.created', { id: 'cus_1' })).refunds).toEqual([]);
  });

  it('API-112 an open checkout is ended at Stripe; one that was paid meanwhile stays paid', async () => {
    respond = (_call, response) => json(response, 200, session({ status: 'expired' }));
    expect(await gateway().closeCheckout('cs_test_1')).toMatchObject({ status: 'FAILED' });
    expect(calls[0]?.path).toBe('/v1/checkout/sessions/cs_test_1/expire');
    respond = ({ path }, response) =>
      path.endsWith('/expire')
        ? json(response, 400, { error: { type: 'invalid_request_error', message: 'complete' } })
        : json(response, 200, session({ status: 'complete', payment_status: 'paid' }));
    expect(await gateway().closeCheckout('cs_test_1')).toMatchObject({ status: 'SUCCEEDED' });
  });

  const entry = {
    id: 'cs_setup_1',
    object: 'checkout.session',
    mode: 'setup',
    status: 'complete',
    url: 'https://checkout.example.test/cs_setup_1',
    customer: 'cus_1',
    metadata: { orderId: request.orderId },
    setup_intent: { id: 'seti_1', object: 'setup_intent', payment_method: 'pm_7' },
  };

  it('API-116 a card is given on a page of Stripe, and belongs to its own order only', async () => {
    respond = ({ path }, response) => json(response, 200, path === '/v1/customers' ? { id: 'cus_1' } : entry);
    const payer = { orderId: request.orderId, emailId: 'payer@plinth.test', customerRef: null };
    const returnUrl = 'http://localhost:4321/billing?order=1&card={CHECKOUT_SESSION_ID}';
    expect(await gateway().openCardEntry?.({ ...payer, returnUrl })).toEqual({ url: entry.url });
    expect(Object.fromEntries(calls.at(-1)?.form ?? [])).toMatchObject({
      mode: 'setup',
      customer: 'cus_1',
      success_url: returnUrl,
      'metadata[orderId]': request.orderId,
    });
    const card = { paymentMethodToken: 'pm_7', customerRef: 'cus_1' };
    expect(await gateway().readEnteredCard('cs_setup_1', request.orderId)).toEqual(card);
    expect(await gateway().readEnteredCard('cs_setup_1', request.paymentId)).toBeNull();
    expect(await read('checkout.session.completed', { ...entry, setup_intent: 'seti_1' })).toMatchObject({
      payment: null,
      card: { orderId: request.orderId, ...card },
    });
  });

  it('API-097 API-116 a checkout that keeps its card says so to Stripe, and the card that paid can be read', async () => {
    const paid = session({
      mode: 'payment',
      status: 'complete',
      customer: 'cus_1',
      metadata: { orderId: request.orderId },
      payment_intent: { id: 'pi_1', object: 'payment_intent', payment_method: 'pm_8' },
    });
    respond = (_call, response) => json(response, 200, paid);
    await gateway().openCheckout({ ...request, keepCard: { customerRef: 'cus_1' } });
    expect(Object.fromEntries(calls[0]?.form ?? [])).toMatchObject({
      customer: 'cus_1',
      'payment_intent_data[setup_future_usage]': 'off_session',
    });
    expect(await gateway().readEnteredCard('cs_test_1', request.orderId)).toEqual({
      paymentMethodToken: 'pm_8',
      customerRef: 'cus_1',
    });
  });

  it('API-116 a removed card is detached at Stripe; one that is gone there is no fault, an outage is', async () => {
    respond = (_call, response) => json(response, 200, { id: 'pm_7', object: 'payment_method' });
    await gateway().detachCard('pm_7');
    expect(calls.map(({ path }) => path)).toEqual(['/v1/payment_methods/pm_7/detach']);
    respond = (_call, response) =>
      json(response, 400, { error: { type: 'invalid_request_error', message: 'not attached' } });
    await expect(gateway().detachCard('pm_7')).resolves.toBeUndefined();
    respond = (_call, response) => json(response, 500, { error: { message: 'later' } });
    await expect(gateway().detachCard('pm_7')).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });
});

describe('which gateway serves', () => {
  const settings = {
    ...readSettings({}),
    PLINTH_ORIGIN: 'http://localhost:4321',
    PLINTH_SECRET: 'a secret of the tests, long enough to sign with',
    ADMISSION: 'automatic' as const,
  };
  const create = (change: Partial<typeof settings>) =>
    createGateways({ db: {} as never, now: () => new Date(), settings: { ...settings, ...change } });

  it('Stripe with a key, the sandbox without one, and never the sandbox in production', async () => {
    const nameOf = async (change: Partial<typeof settings>, method: 'card' | 'payLater') =>
      (await create(change))[method].name;
    expect(await nameOf({}, 'card')).toBe('sandbox');
    expect(await nameOf({ STRIPE_SECRET_KEY: 'sk_test_x' }, 'card')).toBe('stripe');
    expect(await nameOf({ STRIPE_SECRET_KEY: 'sk_test_x', PLINTH_MODE: 'production' }, 'payLater')).toBe(
      'stripe',
    );
    await expect(create({ PLINTH_MODE: 'production' })).rejects.toThrow(/STRIPE_SECRET_KEY/);
    const razorpay = { RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };
    const inRupees = { ...razorpay, PLINTH_MODE: 'production' as const };
    expect(await nameOf(inRupees, 'card')).toBe('none');
    expect(await nameOf(inRupees, 'payLater')).toBe('none');
    await expect(create({ ...inRupees, RAZORPAY_PRODUCTS: ['BIM_A'] })).rejects.toThrow(/STRIPE_SECRET_KEY/);
    const own = { PAY_LATER_PUBLIC_KEY: 'a', PAY_LATER_PRIVATE_KEY: 'b', PAY_LATER_WEBHOOK_SECRET: 'c' };
    expect(await nameOf(own, 'payLater')).toBe('pay-later');
    expect(await nameOf({ ...own, STRIPE_SECRET_KEY: 'sk_test_x' }, 'card')).toBe('stripe');
  });
});
