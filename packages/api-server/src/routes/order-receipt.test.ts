import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { paymentCalls, UNKNOWN_TOKEN } from '../../test/payment-calls.ts';
import { users } from '../db/schema/accounts.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { refundPayment } from '../services/payments/refund-payment.ts';

const school = openTestSchool();
const { choose, publicOrder } = paymentCalls(school);
const linkOf = (orderToken: string) =>
  school.call('POST', '/api/v1/public/order/password-link', { body: { orderToken } });
const setPassword = (path: string, password = 'my first password') =>
  school.call('PUT', '/v1/client/login/passwordReset', {
    body: { token: new URLSearchParams(path.split('?')[1]).get('token'), password },
  });
const seats = (cohortId: string, count: number) =>
  school.deps.db.update(cohorts).set({ seats: count }).where(eq(cohorts.cohortId, cohortId));

describe('the receipt of an order', () => {
  it('FINANCE-04 shows the paid amount, the seat and the start after the first payment, and nothing before', async () => {
    const { orderToken, cohort } = await mintOrder(school);
    await choose(orderToken, 'TWO_PART');
    expect((await publicOrder(orderToken)).receipt).toBeUndefined();
    await pay(school, orderToken);
    expect((await publicOrder(orderToken)).receipt).toEqual({
      paid: 1_000_000,
      place: 'SEATED',
      batchNumber: cohort.batchNumber,
      startsAt: expect.stringMatching(/Z$/),
      canSetPassword: true,
    });
  });

  it('FINANCE-04 shows what was given back since, and so do the payments of the order and billing', async () => {
    const { orderToken, orderId } = await mintOrder(school);
    const { paymentId } = await pay(school, orderToken);
    const give = (amount: number) =>
      refundPayment(school.deps, COMMAND, {
        paymentId,
        amount,
        reason: 'Moved',
        idempotencyKey: `${orderId} ${amount}`,
      });
    const seen = async () => {
      const { receipt, payments } = await publicOrder(orderToken);
      return [receipt.paid, receipt.refunded, payments[0].status, payments[0].refunded];
    };
    expect(await seen()).toEqual([1_000_000, undefined, 'PAID', undefined]);
    await give(400_000);
    expect(await seen()).toEqual([1_000_000, 400_000, 'PAID', 400_000]);
    await give(600_000);
    expect(await seen()).toEqual([1_000_000, 1_000_000, 'PAID', 1_000_000]);
    const { token } = (await setPassword((await linkOf(orderToken)).body.path)).body;
    const billing = await school.call('GET', '/api/v1/learner/my-orders', { token });
    expect(billing.body.orders[0].payments[0]).toMatchObject({
      refunded: 1_000_000,
      refunds: [{ amount: 400_000 }, { amount: 600_000 }],
    });
  });

  it('FINANCE-04 links to the first password of the account created by the payment, without verifying the address', async () => {
    const { orderToken, emailId } = await mintOrder(school);
    await pay(school, orderToken);
    const { body } = await linkOf(orderToken);
    expect(body.path).toMatch(/^\/reset-password\?token=/);
    const set = await setPassword(body.path);
    expect(set.status).toBe(200);
    const own = await school.call('GET', '/v1/client/user/orders', { token: set.body.token });
    expect(own.body.orders).toHaveLength(1);
    const [user] = await school.deps.db.select().from(users).where(eq(users.emailId, emailId));
    expect(user?.emailVerifiedAt).toBeNull();
    expect((await publicOrder(orderToken)).receipt.canSetPassword).toBe(false);
    expect((await linkOf(orderToken)).status).toBe(409);
    expect((await setPassword(body.path, 'another password')).status).toBe(404);
  });

  it('FINANCE-04 of two links the second sets no password once the first was used', async () => {
    const { orderToken } = await mintOrder(school);
    await pay(school, orderToken);
    const [first, second] = [await linkOf(orderToken), await linkOf(orderToken)];
    expect((await setPassword(first.body.path)).status).toBe(200);
    expect((await setPassword(second.body.path, 'another password')).status).toBe(404);
  });

  it('FINANCE-04 sets no password for an existing account, before paying, after 72 hours, or with an unknown link', async () => {
    const known = await mintPerson(school, { withPassword: false });
    const theirs = await mintOrder(school, { emailId: known.emailId });
    await pay(school, theirs.orderToken);
    expect((await publicOrder(theirs.orderToken)).receipt).toMatchObject({
      canSetPassword: false,
      opensByMail: true,
    });
    expect((await linkOf(theirs.orderToken)).status).toBe(409);
    const { orderToken } = await mintOrder(school);
    expect((await linkOf(orderToken)).status).toBe(409);
    await pay(school, orderToken);
    const { body } = await linkOf(orderToken);
    school.advance(72 * 3_600_000 + 1);
    expect((await linkOf(orderToken)).status).toBe(409);
    expect((await setPassword(body.path)).status).toBe(410);
    school.advance(-72 * 3_600_000 - 1);
    expect((await linkOf(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await linkOf('short')).status).toBe(400);
  });

  it('PAY-13 few seats are shown only while nothing is paid; a full cohort shows none, and its payer waits', async () => {
    const { orderId, orderToken, emailId, cohort } = await mintOrder(school);
    const payer = await mintPerson(school, { emailId });
    await seats(cohort.cohortId, 40);
    expect((await publicOrder(orderToken)).seatsLeft).toBeUndefined();
    await seats(cohort.cohortId, 3);
    expect((await publicOrder(orderToken)).seatsLeft).toBe(3);
    const checkout = await initiate(school, orderToken);
    await seats(cohort.cohortId, 0);
    expect((await publicOrder(orderToken)).seatsLeft).toBeUndefined();
    await deliver(school, await decide(school, checkout.body.paymentId));
    const order = await publicOrder(orderToken);
    expect(order.seatsLeft).toBeUndefined();
    expect(order.receipt).toMatchObject({ place: 'WAITING', batchNumber: cohort.batchNumber });
    const own = await school.call('GET', `/api/v1/getOrder/${orderId}`, { token: payer.token });
    expect(own.body.order.receipt).toEqual(order.receipt);
    const found = await school.call(
      'GET',
      `/v1/client/public/my-applications/applications?emailId=${emailId}`,
    );
    expect(found.body.applications).toMatchObject([{ status: 'PAYMENT_ONGOING', place: 'WAITING' }]);
  });
});
