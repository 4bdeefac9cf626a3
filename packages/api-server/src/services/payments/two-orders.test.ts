import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { decide, deliver, initiate, mintOrder, pay } from '../../../test/mint-order.ts';
import { mintPayer } from '../../../test/mint-payer.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { orderInstalments, orders } from '../../db/schema/admissions.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { requireSeat } from '../orders/require-seat.ts';
import { followInstalments } from './follow-instalments.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
type Payer = Awaited<ReturnType<typeof mintPayer>>;

/** Creates a second order of a person for the cohort of the first, on a plan with three payments. */
async function mintSecond({ applicationId, emailId, cohort }: Payer) {
  const { db } = school.deps;
  const second = await mintOrder(school, { emailId, cohortId: cohort.cohortId });
  expect(second.applicationId).not.toBe(applicationId);
  await school.call('POST', '/api/v1/public/payment-plan', {
    body: { orderToken: second.orderToken, planType: 'TWO_PART' },
  });
  const setDue = (daysAgo: number) =>
    db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - daysAgo * DAY_MS) })
      .where(and(eq(orderInstalments.orderId, second.orderId), eq(orderInstalments.seq, 2)));
  return { ...second, setDue };
}

/** The same, paid at the moment at which nothing refused it: both first payments were begun before either arrived. */
async function mintTwoRunning() {
  const payer = await mintPayer(school, -20);
  const setStatus = (status: 'PAYMENT_ONGOING' | 'PLAN_CREATED') =>
    school.deps.db.update(orders).set({ status }).where(eq(orders.orderId, payer.orderId));
  const second = await mintSecond(payer);
  await setStatus('PLAN_CREATED');
  const { body } = await initiate(school, second.orderToken);
  await setStatus('PAYMENT_ONGOING');
  await deliver(school, await decide(school, body.paymentId));
  await second.setDue(-20);
  return { payer, second };
}

describe('a second order for the same cohort', () => {
  const ALREADY = { reason: 'ALREADY_PAYING' };

  it('API-087 API-112 is refused while the first is being paid, at its creation and at its first payment', async () => {
    const payer = await mintPayer(school, -20);
    const { productId, emailId, cohort } = payer;
    const wanted = { productId, emailId, cohortId: cohort.cohortId };
    await expect(requireSeat(school.deps.db, wanted, school.now())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: ALREADY,
    });
    const second = await mintSecond(payer);
    const refused = await initiate(school, second.orderToken);
    expect([refused.status, refused.body.data]).toMatchObject([409, ALREADY]);
    expect(refused.body.message).toContain('You are paying for a place in this cohort already');
  });

  it('API-087 API-112 is possible once the first is over, for another cohort, and for another person', async () => {
    const payer = await mintPayer(school, -20);
    const { productId, emailId, cohort } = payer;
    const can = (change: object) =>
      requireSeat(school.deps.db, { productId, emailId, cohortId: cohort.cohortId, ...change }, school.now());
    await can({ emailId: 'somebody-else@plinth.test' });
    await can({ cohortId: (await mintOrder(school)).cohort.cohortId });
    await cancelOrder(school.deps, COMMAND, payer.orderId, 'Asked');
    await can({});
    const second = await mintSecond(payer);
    expect((await initiate(school, second.orderToken)).status).toBe(201);
  });
});

describe('the place of a person with two orders for it', () => {
  it('ENUM-45 is as late as the later of them, whichever is followed or paid', async () => {
    const { payer, second } = await mintTwoRunning();
    await second.setDue(15);
    for (let run = 0; run < 3; run += 1) {
      await followInstalments(school.deps);
      expect(await payer.state()).toBe('BLOCKED');
    }
    await payer.setDue(1.1);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('BLOCKED');
    await pay(school, payer.orderToken, 'FIRST_INSTALLMENT');
    expect(await payer.state()).toBe('BLOCKED');
    await pay(school, second.orderToken, 'FIRST_INSTALLMENT');
    expect(await payer.state()).toBe('ONGOING');
  });

  it('ENUM-41 ENUM-45 stays when staff cancel one of them, and opens if that was the late one', async () => {
    const { payer, second } = await mintTwoRunning();
    await second.setDue(15);
    await followInstalments(school.deps);
    expect(await payer.state()).toBe('BLOCKED');
    await cancelOrder(school.deps, COMMAND, second.orderId, 'Bought twice');
    expect(await payer.state()).toBe('ONGOING');
    await cancelOrder(school.deps, COMMAND, payer.orderId, 'Asked');
    expect(await payer.state()).toBe('CANCELLED');
  });
});
