import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Checkout = {
  id: string;
  object: 'checkout.session';
  mode: 'payment';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  customer: string | null;
  payment_intent: string;
};

type Intent = {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_payment_method';
  amount: number;
  amount_received: number;
  currency: string;
  payment_method: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string } | null;
};

type Refund = {
  id: string;
  object: 'refund';
  status: 'succeeded';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  created: number;
};

type Answer = { body: unknown; status?: number };

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
const seconds = () => Math.floor(Date.now() / 1000);
const missing: Answer = {
  body: { error: { type: 'invalid_request_error', code: 'resource_missing' } },
  status: 404,
};

/**
 * Implements the part of Stripe's API that the school uses, at a separate address: it opens a checkout, shows a page
 * where a card would be typed, saves and charges cards, refunds, and notifies the school by signed events. A call with
 * the idempotency key of an earlier one is answered as that one was.
 * @param webhookSecret the secret the school expects
 */
export async function openCardProvider(webhookSecret: string) {
  const checkouts = new Map<string, { session: Checkout; returnUrl: string; keepsCard: boolean }>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const declining = new Set<string>();
  const answered = new Map<string, Answer>();
  let base = '';
  let school = '';

  const send = (response: ServerResponse, { body, status = 200 }: Answer) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const metadataOf = (form: URLSearchParams) =>
    Object.fromEntries(
      [...form].flatMap(([key, value]) => {
        const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
        return name ? [[name, value]] : [];
      }),
    );
  const tell = async (type: string, object: unknown) => {
    const payload = JSON.stringify({
      id: idOf('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
    });
    const at = seconds();
    const signature = createHmac('sha256', webhookSecret).update(`${at}.${payload}`).digest('hex');
    const told = await fetch(`${school}/api/v1/webhook/stripe/process-and-verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body: payload,
    });
    if (!told.ok) throw new Error(`the school answered ${told.status} to ${type}: ${await told.text()}`);
  };
  const makeIntent = (intent: Omit<Intent, 'id' | 'object'>, id = idOf('pi')): Intent => {
    const made: Intent = { id, object: 'payment_intent', ...intent };
    intents.set(id, made);
    return made;
  };

  const open = (form: URLSearchParams): Answer => {
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`;
    const session: Checkout = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      url: `${base}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: metadataOf(form),
      customer: form.get('customer'),
      payment_intent: `pi_${id}`,
    };
    const keepsCard = form.get('payment_intent_data[setup_future_usage]') === 'off_session';
    checkouts.set(id, { session, returnUrl: form.get('success_url') ?? '', keepsCard });
    return { body: session };
  };
  const charge = (form: URLSearchParams): Answer => {
    const paymentMethod = form.get('payment_method') ?? '';
    const [amount, isDeclined] = [Number(form.get('amount')), declining.has(paymentMethod)];
    const intent = makeIntent({
      status: isDeclined ? 'requires_payment_method' : 'succeeded',
      amount,
      amount_received: isDeclined ? 0 : amount,
      currency: form.get('currency') ?? '',
      payment_method: paymentMethod,
      metadata: metadataOf(form),
      last_payment_error: isDeclined ? { code: 'card_declined' } : null,
    });
    const refusal = {
      type: 'card_error',
      code: 'card_declined',
      message: 'declined',
      payment_intent: intent,
    };
    return isDeclined ? { body: { error: refusal }, status: 402 } : { body: intent };
  };
  const giveBack = (form: URLSearchParams): Answer => {
    const intent = intents.get(form.get('payment_intent') ?? '');
    if (!intent) return missing;
    const refund: Refund = {
      id: idOf('re'),
      object: 'refund',
      status: 'succeeded',
      amount: Number(form.get('amount') ?? intent.amount_received),
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: metadataOf(form),
      created: seconds(),
    };
    refunds.push(refund);
    return { body: refund };
  };
  const settle = async ({ session }: { session: Checkout }) => {
    makeIntent(
      {
        status: 'succeeded',
        amount: session.amount_total,
        amount_received: session.amount_total,
        currency: session.currency,
        payment_method: `pm_${session.id}`,
        metadata: {},
        last_payment_error: null,
      },
      session.payment_intent,
    );
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    await tell('checkout.session.completed', session);
  };

  const post = (path: string, form: URLSearchParams): Answer => {
    if (path === '/v1/checkout/sessions') return open(form);
    if (path === '/v1/customers') return { body: { id: idOf('cus') } };
    if (path === '/v1/payment_intents') return charge(form);
    if (path === '/v1/refunds') return giveBack(form);
    const [, of, verb] = /^\/v1\/[\w/]+\/([\w]+)\/(expire|attach|detach)$/.exec(path) ?? [];
    if (verb === 'attach' || verb === 'detach') return { body: { id: of, object: 'payment_method' } };
    const known = checkouts.get(of ?? '');
    if (!known) return missing;
    if (known.session.status !== 'open')
      return { body: { error: { type: 'invalid_request_error' } }, status: 400 };
    known.session.status = 'expired';
    return { body: known.session };
  };
  const list = (data: unknown[]): Answer => ({ body: { object: 'list', data, has_more: false } });
  const get = (path: string, query: URLSearchParams): Answer => {
    const intentId = query.get('payment_intent');
    if (path === '/v1/refunds') {
      const since = Number(query.get('created[gte]') ?? 0);
      return list(
        refunds.filter((one) => (!intentId || one.payment_intent === intentId) && one.created >= since),
      );
    }
    if (path === '/v1/checkout/sessions')
      return list(
        [...checkouts.values()]
          .map(({ session }) => session)
          .filter((one) => one.payment_intent === intentId),
      );
    const id = path.split('/').at(-1) ?? '';
    if (path.startsWith('/v1/payment_methods/'))
      return { body: { id, card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2040 } } };
    const intent = intents.get(id);
    if (intent) return { body: intent };
    const known = checkouts.get(id);
    if (!known) return missing;
    if (!query.get('expand[0]')) return { body: known.session };
    // The card is reported only if it was to be saved.
    return {
      body: {
        ...known.session,
        payment_intent: known.keepsCard
          ? intents.get(known.session.payment_intent)
          : known.session.payment_intent,
      },
    };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', base);
    const form = new URLSearchParams(await text(request));
    if (path.startsWith('/v1/')) {
      if (request.method !== 'POST') return send(response, get(path, searchParams));
      const key = `${request.headers['idempotency-key'] ?? ''}`;
      const said = (key && answered.get(key)) || post(path, form);
      if (key) answered.set(key, said);
      return send(response, said);
    }
    // The bank's decision: the card that paid a checkout is declined from now on, or accepted again.
    const decided = /^\/cards\/(\w+)\/(decline|take)$/.exec(path);
    if (decided) {
      const card = `pm_${decided[1]}`;
      if (decided[2] === 'decline') declining.add(card);
      else declining.delete(card);
      return send(response, { body: { card } });
    }
    const known = checkouts.get(path.split('/').at(-1) ?? '');
    if (!known) return send(response, missing);
    if (request.method === 'POST') {
      if (known.session.status === 'expired') return send(response, { body: 'expired', status: 410 });
      await settle(known);
      response.writeHead(303, { location: known.returnUrl });
      return response.end();
    }
    response.writeHead(200, { 'content-type': 'text/html' });
    return response.end(
      '<!doctype html><title>Pay</title><form method="post"><button>Pay now</button></form>',
    );
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      send(response, { body: { error: String(error) }, status: 500 }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('the provider has no port');
  base = `http://127.0.0.1:${place.port}`;
  return {
    url: base,
    /** The school it notifies of payments. */
    tell: (origin: string) => {
      school = origin;
    },
    /** What it took and what it refunded, by currency in minor units, by its own books. */
    books: () => {
      const sums: Record<string, { taken: number; givenBack: number }> = {};
      const of = (currency: string) => {
        sums[currency] ??= { taken: 0, givenBack: 0 };
        return sums[currency];
      };
      for (const { currency, amount_received } of intents.values()) of(currency).taken += amount_received;
      for (const { currency, amount } of refunds) of(currency).givenBack += amount;
      return sums;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
