import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { json, request, session, stripeCalls, WEBHOOK_SECRET } from '../../../test/stripe-calls.ts';

const { calls, standIn, gateway } = stripeCalls();

describe('the Stripe gateway', () => {
  it("API-094 API-112 opens a checkout for the server's amount with the paymentId as idempotency key", async () => {
    standIn.respond = (_call, response) => json(response, 200, session());
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
  ])('API-109 reads a session that is %j as %s', async (change, status) => {
    standIn.respond = (_call, response) => json(response, 200, session(change));
    expect(await gateway().readStatus('cs_test_1')).toMatchObject({
      status,
      amount: 1_000_000,
      currency: 'INR',
    });
  });

  it('API-112 an error, a refusal or a hanging provider is BAD_GATEWAY within bounded time and exposes no details', async () => {
    standIn.respond = (_call, response) =>
      json(response, 500, { error: { message: 'internal key sk_live_secret' } });
    await expect(gateway().openCheckout(request)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    await expect(gateway().openCheckout(request)).rejects.not.toThrow(/sk_live/);
    standIn.respond = (_call, response) =>
      json(response, 401, { error: { message: 'Invalid API Key', type: 'invalid_request_error' } });
    await expect(gateway().readStatus('cs_test_1')).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
    // The server never answers: without its own time limit the call would not end.
    standIn.respond = () => {};
    await expect(gateway().openCheckout(request)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it('API-099 a checkout or card unknown to Stripe is distinguished from an outage', async () => {
    standIn.respond = (_call, response) =>
      json(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
      });
    await expect(gateway().readStatus('cs_invented')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(gateway().readCard('pm_invented')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('API-116 reads only the brand, last four digits and expiry of a card', async () => {
    standIn.respond = (_call, response) =>
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

  it('API-116 keeps a card with one customer per order, and attaches a changed card to the same customer', async () => {
    standIn.respond = ({ path }, response) =>
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
    calls.length = 0;
    expect(await gateway().attachCard('pm_2', { ...payer, customerRef: 'cus_1' })).toBe('cus_1');
    expect(calls.map(({ path }) => path)).toEqual(['/v1/payment_methods/pm_2/attach']);
    expect(calls[0]?.form.get('customer')).toBe('cus_1');
  });

  it('API-097 charges a saved card while the payer is away, with the paymentId as idempotency key', async () => {
    standIn.respond = (_call, response) => json(response, 200, intent());
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
    'API-097 API-114 a card refused with %j is a failed payment with a reason, not an outage',
    async (error, reason) => {
      const refused = intent({ status: 'requires_payment_method', last_payment_error: error });
      standIn.respond = (_call, response) =>
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

  it.each([
    ['payment_method', 400],
    ['customer', 404],
  ])(
    'API-116 a charge of a card whose %s was removed at Stripe is BAD_REQUEST, no outage',
    async (param, status) => {
      standIn.respond = (_call, response) =>
        json(response, status, {
          error: { type: 'invalid_request_error', param, message: 'It was detached.' },
        });
      await expect(gateway().chargeCard(charge)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  it('API-097 a charge that the provider does not answer is BAD_GATEWAY and not a failed payment', async () => {
    standIn.respond = (_call, response) => json(response, 503, { error: { message: 'later' } });
    await expect(gateway().chargeCard(charge)).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });

  it("API-094 API-097 an event of a card charge settles its payment, and one of a checkout's charge is ignored", async () => {
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

  it('API-094 accepts an event only with a valid signature over its raw body', async () => {
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
