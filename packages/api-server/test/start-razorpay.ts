import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

type Link = {
  id: string;
  status: string;
  amount: number;
  amount_paid: number;
  currency: string;
  reference_id: string;
  expire_by: number;
  short_url: string;
  notes: object;
  payments: { payment_id: string; status: string }[] | null;
};
type Refund = {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: string;
  notes: object;
};
type Asked = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
};

export const RAZORPAY = { keyId: 'rzp_test_key', keySecret: 'key secret', webhookSecret: 'webhook secret' };

const fault = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });
const draw = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;

/**
 * Starts a stand-in for a test file that simulates as much of Razorpay's documented API as the adapter uses, with
 * separate books.
 */
export function startRazorpay() {
  const links = new Map<string, Link>();
  const refunds: Refund[] = [];
  const asked: Asked[] = [];
  const standIn = { url: '', asked, links, refunds, isDown: false, hangs: false };

  function answer({ method, path, body }: Asked): [number, unknown] {
    const { pathname, searchParams } = new URL(path, 'http://stand-in');
    const [, , kind, id, action] = pathname.split('/');
    if (kind === 'payment_links' && !id && method === 'POST') {
      if ([...links.values()].some((one) => one.reference_id === body.reference_id))
        return [400, fault('payment link with given reference_id already exists')];
      const link: Link = {
        id: draw('plink'),
        status: 'created',
        amount: Number(body.amount),
        amount_paid: 0,
        currency: String(body.currency),
        reference_id: String(body.reference_id),
        expire_by: Number(body.expire_by),
        short_url: `https://rzp.example.test/i/${randomBytes(4).toString('hex')}`,
        notes: body.notes as object,
        payments: null,
      };
      links.set(link.id, link);
      return [200, link];
    }
    if (kind === 'payment_links' && !id) {
      const [reference, payment] = [searchParams.get('reference_id'), searchParams.get('payment_id')];
      const found = [...links.values()].filter((one) =>
        reference
          ? one.reference_id === reference
          : one.payments?.some((paid) => paid.payment_id === payment),
      );
      return [200, { payment_links: found }];
    }
    const link = links.get(id ?? '');
    if (kind === 'payment_links') {
      if (!link) return [400, fault('The id provided does not exist')];
      if (action !== 'cancel') return [200, link];
      if (link.status !== 'created') return [400, fault(`payment link is ${link.status}`)];
      link.status = 'cancelled';
      return [200, link];
    }
    if (kind === 'payments' && action === 'refunds')
      return [200, { entity: 'collection', items: refunds.filter((one) => one.payment_id === id) }];
    if (kind === 'payments' && action === 'refund') {
      const refund: Refund = {
        id: draw('rfnd'),
        payment_id: id ?? '',
        amount: Number(body.amount),
        currency: 'INR',
        status: 'processed',
        notes: (body.notes as object) ?? [],
      };
      refunds.push(refund);
      return [200, refund];
    }
    if (kind === 'refunds') return [200, { entity: 'collection', items: refunds }];
    return [404, fault('no such call')];
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const one: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: text ? JSON.parse(text) : {},
      };
      asked.push(one);
      if (standIn.hangs) return;
      const [status, body] = standIn.isDown ? [502, 'bad gateway'] : answer(one);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  /** Has the payer pay on the provider's page. @returns the id of the payment there */
  const pay = (link: Link): string => {
    const payment_id = draw('pay');
    Object.assign(link, {
      status: 'paid',
      amount_paid: link.amount,
      payments: [{ payment_id, status: 'captured' }],
    });
    return payment_id;
  };
  const linkOf = (paymentId: string): Link => {
    const link = [...links.values()].find(({ reference_id: reference }) => reference === paymentId);
    if (!link) throw new Error('no link of this payment');
    return link;
  };
  return { standIn, pay, linkOf };
}

/** Builds an event as Razorpay sends it, signed over its bytes. */
export function razorpayEvent(
  event: string,
  payload: Record<string, unknown>,
  secret: string = RAZORPAY.webhookSecret,
) {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_test',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: 1_764_000_000,
  });
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      'x-razorpay-event-id': draw('evt'),
    },
    body,
  };
}
