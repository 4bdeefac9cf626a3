import { createServer } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initiate, mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { payments } from '../db/schema/admissions.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const PORT = await freePort();
const school = openTestSchool({ PORT });

let server: ServerType | undefined;
const listen = () =>
  new Promise<void>((resolve) => {
    server = serve(
      {
        port: PORT,
        hostname: '127.0.0.1',
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url);
          return school.raw(pathname + search, {
            method: request.method,
            headers: request.headers,
            body: await request.text(),
          });
        },
      },
      () => resolve(),
    );
  });
const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));

beforeAll(listen);
afterAll(close);

const openCheckout = async () => {
  const offer = await mintOrder(school);
  const { body } = await initiate(school, offer.orderToken);
  return { ...offer, paymentId: body.paymentId as string, path: new URL(body.checkoutUrl).pathname };
};
const press = (path: string, decision: string) =>
  school.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4321' },
    body: `decision=${decision}`,
  });
const statusOf = async (paymentId: string) =>
  (
    await school.deps.db
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.paymentId, paymentId))
  )[0]?.status;
const publicOrder = async (orderToken: string) =>
  (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order;

describe('the sandbox checkout page', () => {
  it('API-112 shows what is paid for and how much, without any script', async () => {
    const { path } = await openCheckout();
    const response = await school.raw(path);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('BIM for Architects: Booking amount');
    expect(page).toContain('₹10,000');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('API-094 Pay delivers the signed event over HTTP and sends the browser back', async () => {
    const { path, paymentId, orderToken } = await openCheckout();
    const response = await press(path, 'pay');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:4321/payment-plan?orderToken=${orderToken}`,
    );
    expect(await statusOf(paymentId)).toBe('SUCCEEDED');
    expect(await (await school.raw(path)).text()).toContain('This checkout is paid.');
  });

  it('API-112 Decline fails the payment, and pressing Pay afterwards changes nothing', async () => {
    const { path, paymentId } = await openCheckout();
    expect((await press(path, 'decline')).status).toBe(303);
    expect((await press(path, 'pay')).status).toBe(303);
    expect(await statusOf(paymentId)).toBe('FAILED');
  });

  it('API-109 when the event cannot be delivered the browser is still sent back, and reading the order settles the payment', async () => {
    const { path, paymentId, orderToken } = await openCheckout();
    await close();
    const response = await press(path, 'pay');
    expect(response.status).toBe(303);
    expect(await statusOf(paymentId)).toBe('PENDING');
    await listen();
    expect(await publicOrder(orderToken)).toMatchObject({ status: 'PAYMENT_ONGOING' });
    expect(await statusOf(paymentId)).toBe('SUCCEEDED');
  });

  it('API-112 an unknown checkout is 404, and a decision other than pay or decline is 400', async () => {
    const { path } = await openCheckout();
    expect((await school.raw('/sandbox-checkout/cs_sandbox_unknown')).status).toBe(404);
    expect((await press('/sandbox-checkout/cs_sandbox_unknown', 'pay')).status).toBe(404);
    expect((await press(path, 'steal')).status).toBe(400);
  });
});
