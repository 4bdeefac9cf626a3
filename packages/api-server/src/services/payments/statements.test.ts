import { describe, expect, it } from 'vitest';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';

const school = openTestSchool();
/** Begin and commit; the limiter of public calls; the sandbox's own books, which are not ours with a real provider. */
const TRANSACTION = 2;
const RATE_LIMIT = 1;
const SANDBOX = 1;

const choose = (orderToken: string, planType: string, key: string) =>
  school.call('POST', '/api/v1/public/payment-plan', {
    body: { orderToken, planType },
    headers: { 'idempotency-key': key },
  });

describe('SQL statements of payment calls', () => {
  it('P-10 API-111 choosing a plan takes at most six', async () => {
    const offer = await mintOrder(school);
    const count = await school.countQueries(() => choose(offer.orderToken, 'TWO_PART', 'first'));
    expect(count).toBeLessThanOrEqual(6 + TRANSACTION);
  });

  it('P-10 API-112 opening a checkout takes at most six', async () => {
    const offer = await mintOrder(school);
    const count = await school.countQueries(() => initiate(school, offer.orderToken, 'DOWN_PAYMENT', 'one'));
    expect(count).toBeLessThanOrEqual(6 + TRANSACTION + RATE_LIMIT + SANDBOX);
  });

  it('P-10 API-094 settling a first payment, with account, place, invoice and emails, takes at most six', async () => {
    const offer = await mintOrder(school);
    const { body } = await initiate(school, offer.orderToken);
    const checkout = await decide(school, body.paymentId);
    expect(await school.countQueries(() => deliver(school, checkout))).toBeLessThanOrEqual(6 + TRANSACTION);
    const { body: next } = await initiate(school, offer.orderToken, 'FULL_PAYMENT');
    const second = await decide(school, next.paymentId);
    expect(await school.countQueries(() => deliver(school, second))).toBeLessThanOrEqual(5 + TRANSACTION);
  });

  it('P-10 API-109 API-114 reading an order takes at most three beyond the session', async () => {
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const read = () => school.call('GET', `/api/v1/public/order?orderToken=${offer.orderToken}`);
    expect(await school.countQueries(read)).toBeLessThanOrEqual(3 + RATE_LIMIT);
  });

  it('P-10 API-094 buying without an application takes at most six', async () => {
    await mintOrder(school);
    const buy = () =>
      school.call('POST', '/v1/client/public/oms-v2/order/stripe', {
        body: {
          pricingStage: 'CHECKOUT',
          productId: 'BIM_A',
          currency: 'INR',
          emailId: 'buyer@plinth.test',
          billingContact: { firstName: 'Ravi', lastName: 'Test', phone: '+919876543210' },
          billingAddress: {
            line1: '1 Road',
            city: 'Pune',
            state: 'MH',
            postalCode: '411001',
            country: 'India',
          },
        },
      });
    expect((await buy()).status).toBe(201);
    expect(await school.countQueries(buy)).toBeLessThanOrEqual(6 + TRANSACTION + RATE_LIMIT + SANDBOX);
  });
});
