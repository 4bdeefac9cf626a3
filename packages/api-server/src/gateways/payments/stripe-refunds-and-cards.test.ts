import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { json, request, session, stripeCalls, WEBHOOK_SECRET } from '../../../test/stripe-calls.ts';

const { calls, standIn, gateway } = stripeCalls();

/** As much of Stripe's refunds, set-up pages and customers as the adapter uses, with its own state. */
describe('refunds and saved cards at the Stripe gateway', () => {
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
    standIn.respond = ({ method, path, form }, response) => {
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

  it('PAY-04 a refund is requested once, under its own id, and a repeat returns its current status', async () => {
    const given: Refund[] = [];
    stripe(given);
    expect(await gateway().refund(refund)).toEqual({ status: 'PENDING', providerRef: 're_1' });
    const asked = calls.find(({ method }) => method === 'POST');
    expect(asked).toMatchObject({ path: '/v1/refunds', idempotencyKey: `refund-${refund.refundId}` });
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({ payment_intent: 'pi_9', amount: '400' });
    for (const one of given) one.status = 'succeeded';
    calls.length = 0;
    expect(await gateway().refund(refund)).toEqual({ status: 'SUCCEEDED', providerRef: 're_1' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('PAY-04 a refusal is a failed refund with a reason, and an outage is an error', async () => {
    stripe([], 'charge_already_refunded');
    expect(await gateway().refund(refund)).toMatchObject({
      status: 'FAILED',
      reason: 'It has already been given back.',
    });
    standIn.respond = (_call, response) => json(response, 500, { error: { message: 'later' } });
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

  it('PAY-04 an event identifies a refund made by the school by its id, and one made in the dashboard by its payment', async () => {
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
            reason: 'The card that paid no longer exists.',
          },
        ],
      },
    );
    const answer = (data: unknown[]) => {
      standIn.respond = (_call, response) => json(response, 200, { object: 'list', data, has_more: false });
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

  it('API-112 closing an open checkout expires it at Stripe; one that was paid meanwhile stays paid', async () => {
    standIn.respond = (_call, response) => json(response, 200, session({ status: 'expired' }));
    expect(await gateway().closeCheckout('cs_test_1')).toMatchObject({ status: 'FAILED' });
    expect(calls[0]?.path).toBe('/v1/checkout/sessions/cs_test_1/expire');
    standIn.respond = ({ path }, response) =>
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

  it('API-116 a card is entered on a Stripe page, and can be read only for its own order', async () => {
    standIn.respond = ({ path }, response) =>
      json(response, 200, path === '/v1/customers' ? { id: 'cus_1' } : entry);
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

  it('API-097 API-116 a checkout that keeps its card tells Stripe so, and the card that paid can be read', async () => {
    const paid = session({
      mode: 'payment',
      status: 'complete',
      customer: 'cus_1',
      metadata: { orderId: request.orderId },
      payment_intent: { id: 'pi_1', object: 'payment_intent', payment_method: 'pm_8' },
    });
    standIn.respond = (_call, response) => json(response, 200, paid);
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

  it('API-116 removing a card detaches it at Stripe; a card already gone there is no error, an outage is', async () => {
    standIn.respond = (_call, response) => json(response, 200, { id: 'pm_7', object: 'payment_method' });
    await gateway().detachCard('pm_7');
    expect(calls.map(({ path }) => path)).toEqual(['/v1/payment_methods/pm_7/detach']);
    standIn.respond = (_call, response) =>
      json(response, 400, { error: { type: 'invalid_request_error', message: 'not attached' } });
    await expect(gateway().detachCard('pm_7')).resolves.toBeUndefined();
    standIn.respond = (_call, response) => json(response, 500, { error: { message: 'later' } });
    await expect(gateway().detachCard('pm_7')).rejects.toMatchObject({ code: 'BAD_GATEWAY' });
  });
});
