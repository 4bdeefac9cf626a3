import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationCalls, BASE } from '../../test/application-calls.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openLmsCalls } from '../../test/open-lms-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS } from '../../test/payment-calls.ts';
import { userAddresses, users } from '../db/schema/accounts.ts';
import { applications, deadlines, orders } from '../db/schema/admissions.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';
import { referralEarnings } from '../db/schema/referrals.ts';
import { announceOffers } from '../services/notifications/announce-offers.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';

const school = openTestSchool();
const { newDeal } = applicationCalls(school);
const { mintOpenCourse, mintLearner } = openLmsCalls(school);

/** A person whose two accounts were merged: the further address is that of the closed one. */
async function mintMerged() {
  const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  const person = await mintPerson(school);
  const other = await mintPerson(school);
  const path = `/v1/office/people/${person.userId}/merge`;
  const merged = await school.call('POST', path, { token: staff.token, body: { emailId: other.emailId } });
  expect(merged.status).toBe(200);
  return { ...person, further: other.emailId };
}
const unverify = (userId: string) =>
  school.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, userId));
const orderIdsOf = async (token: string) => {
  const { body } = await school.call('GET', '/v1/client/user/orders', { token });
  return body.orders.map(({ orderId }: { orderId: string }) => orderId);
};
const dealIdsOf = async (token: string, emailId: string) => {
  const { body } = await school.call('GET', `${BASE}/applications?emailId=${emailId}`, { token });
  return body.applications.map(({ dealId }: { dealId?: string }) => dealId);
};

describe('what is begun with the address of a merged account', () => {
  it('PERSON-04 an order is the person’s before and after the first payment, and nobody else’s', async () => {
    const person = await mintMerged();
    const stranger = await mintMerged();
    const { orderId, orderToken } = await mintOrder(school, { emailId: person.further });
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.userId).toBeNull();
    const own = await mintOrder(school, { emailId: person.emailId });
    const readBy = (token: string) => school.call('GET', `/api/v1/getOrder/${orderId}`, { token });
    const all = [own.orderId, orderId];
    expect(await orderIdsOf(person.token)).toEqual(all);
    expect((await readBy(person.token)).status).toBe(200);
    expect(await orderIdsOf(stranger.token)).toEqual([]);
    expect((await readBy(stranger.token)).status).toBe(404);
    await pay(school, orderToken);
    expect(await orderIdsOf(person.token)).toEqual(all);
    expect(await orderIdsOf(stranger.token)).toEqual([]);
  });

  it('PERSON-04 an application shows its dealId to the person, and to nobody else', async () => {
    const person = await mintMerged();
    const stranger = await mintMerged();
    const dealId = await newDeal(person.further);
    expect(await dealIdsOf(person.token, person.further)).toEqual([dealId]);
    expect(await dealIdsOf(stranger.token, person.further)).toEqual([undefined]);
  });

  it('PERSON-04 a first address that is no longer verified shows nothing; the further one still does', async () => {
    const person = await mintMerged();
    await unverify(person.userId);
    await mintOrder(school, { emailId: person.emailId });
    const { orderId } = await mintOrder(school, { emailId: person.further });
    const dealId = await newDeal(person.further);
    await newDeal(person.emailId);
    expect(await orderIdsOf(person.token)).toEqual([orderId]);
    expect(await dealIdsOf(person.token, person.further)).toEqual([dealId, expect.any(String)]);
    expect(await dealIdsOf(person.token, person.emailId)).toEqual([undefined, undefined]);
  });

  it('PERSON-04 an order is listed in the office with the person, and not with another', async () => {
    const [person, stranger] = [await mintMerged(), await mintMerged()];
    const { orderId } = await mintOrder(school, { emailId: person.further });
    const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
    const listOf = async (userId: string) =>
      (await school.call('GET', `/v1/office/people/${userId}/orders`, { token })).body;
    expect(await listOf(person.userId)).toMatchObject({ total: 1, orders: [{ orderId }] });
    expect(await listOf(stranger.userId)).toMatchObject({ total: 0, orders: [] });
  });

  it('PERSON-04 a person who has a seat pays for it, however full the cohort is, and nobody else does', async () => {
    const [person, stranger] = [await mintMerged(), await mintMerged()];
    const { orderToken, cohort } = await mintOrder(school, { emailId: person.further }, -20);
    const { cohortId } = cohort;
    const other = await mintOrder(school, { emailId: stranger.further, cohortId }, -20);
    await enrol(school, cohortId, person.userId, 'UPCOMING');
    await school.deps.db.update(cohorts).set({ seats: 1 }).where(eq(cohorts.cohortId, cohortId));
    expect((await initiate(school, orderToken)).status).toBe(201);
    expect((await initiate(school, other.orderToken)).body.data.reason).toBe('NO_SEAT');
  });

  it('PERSON-04 an offer that closes soon notifies the person, once', async () => {
    const person = await mintMerged();
    const { db } = school.deps;
    const { applicationId } = await mintOrder(school, { emailId: person.further });
    await db
      .update(applications)
      .set({ status: 'OFFER_SENT' })
      .where(eq(applications.applicationId, applicationId));
    const date = new Date(school.now().getTime() + DAY_MS);
    await db.insert(deadlines).values({ applicationId, deadlineType: 'OFFER_ACCEPTANCE', date });
    await announceOffers(school.deps);
    await announceOffers(school.deps);
    const told = await db.select().from(notifications).where(eq(notifications.userId, person.userId));
    expect(told).toMatchObject([{ title: 'Your offer closes soon' }]);
  });

  it('PERSON-04 OPEN-01 the reward of the open course is offered on an order, and not on that of another', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.finish();
    const { body } = await learner.post('/reward-unlocked');
    const emailId = `more-${learner.emailId}`;
    await school.deps.db
      .insert(userAddresses)
      .values({ emailId, userId: learner.userId, createdAt: school.now() });
    const rewardOn = async ({ orderToken }: { orderToken: string }) =>
      (await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).body.order.reward;
    expect(await rewardOn(await mintOrder(school, { emailId }))).toEqual({
      code: body.reward.voucherCode,
      discount: 500_000,
    });
    expect(await rewardOn(await mintOrder(school))).toBeUndefined();
  });

  it('PERSON-04 API-243 a friend invited there earns the reward with their first course; the person’s own invitation earns none', async () => {
    const [asha, friend] = [await mintPerson(school), await mintMerged()];
    const invite = (token: string) =>
      school.call('POST', '/v1/client/invite-referral/send-confirmation-referrer', {
        token,
        body: { refereeName: 'Ravi', refereeEmailId: friend.further },
      });
    expect((await invite(friend.token)).status).toBe(200);
    expect((await invite(asha.token)).status).toBe(200);
    const { cohortId } = await mintCohort(school);
    await enrol(school, cohortId, friend.userId);
    await creditReferrals(school.deps);
    const earned = await school.deps.db.select().from(referralEarnings);
    expect(earned.map(({ userId }) => userId)).toEqual([asha.userId]);
  });
});
