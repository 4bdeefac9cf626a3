import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CheckoutRequest } from '../src/gateways/payments/payment-gateway.ts';
import { createStripeGateway } from '../src/gateways/payments/stripe-gateway.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A checkout of a booking amount. */
export const request: CheckoutRequest = {
  paymentId: '018f0000-0000-7000-8000-000000000001',
  orderId: '018f0000-0000-7000-8000-000000000002',
  amount: 1_000_000,
  currency: 'INR',
  description: 'BIM for Architects: Booking amount',
  emailId: 'payer@plinth.test',
  returnUrl: 'http://localhost:4321/payment-plan?orderToken=x',
};

type Call = { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined };

export const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Returns that checkout as Stripe reports it: open and unpaid, with the given changes. */
export const session = (change: Record<string, unknown> = {}) => ({
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

/**
 * A stand-in for a test file that simulates as much of Stripe's API as the adapter uses: it records the calls of each
 * test and answers as configured.
 */
export function stripeCalls() {
  const calls: Call[] = [];
  const standIn: { respond: (call: Call, response: ServerResponse) => void } = { respond: () => {} };
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
      standIn.respond(call, response);
    });
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
    calls.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return { calls, standIn, gateway };
}
