import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationCalls, BASE } from '../../test/application-calls.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintMerged as mintMergedOf } from '../../test/mint-merged.ts';
import { initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openLmsCalls } from '../../test/open-lms-calls.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY_MS } from '../../test/payment-calls.ts';
import { userAddresses, users } from '../db/schema/accounts.ts';
import { applications, deadlines, orders, vouchers } from '../db/schema/admissions.ts';
import { cohorts } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';
import { referees, referralEarnings } from '../db/schema/referrals.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { findEarner } from '../services/earnings/find-earner.ts';
import { announceOffers } from '../services/notifications/announce-offers.ts';
import { findLeadMentor } from '../services/office-cohorts/find-lead-mentor.ts';
import { listOrdersForStaff } from '../services/orders/list-orders-for-staff.ts';
import { claimVoucher } from '../services/orders/voucher-discount.ts';
import { findLearner } from '../services/placement/find-learner.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';
import { payOutRewards } from '../services/referrals/pay-out-rewards.ts';

const school = openTestSchool();
const INVITE = '/v1/client/invite-referral/send-confirmation-referrer';
const { newDeal } = applicationCalls(school);
const { mintOpenCourse, mintLearner } = openLmsCalls(school);

const mintMerged = (change?: Parameters<typeof mintPerson>[1]) => mintMergedOf(school, change);
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

  it('PERSON-04 API-243 a friend invited there earns the reward with their first course, and the person’s own invitation of before none', async () => {
    const [asha, friend] = [await mintPerson(school), await mintMerged()];
    const createdAt = school.now();
    await school.call('GET', '/v1/client/user-referral/referral-link', { token: friend.token });
    await school.deps.db
      .insert(referees)
      .values({ userId: friend.userId, refereeName: 'Ravi', emailId: friend.further, createdAt });
    const invited = await school.call('POST', INVITE, {
      token: asha.token,
      body: { refereeName: 'Ravi', refereeEmailId: friend.further },
    });
    expect(invited.status).toBe(200);
    const { cohortId } = await mintCohort(school);
    await enrol(school, cohortId, friend.userId);
    await creditReferrals(school.deps);
    const earned = await school.deps.db.select().from(referralEarnings);
    expect(earned.map(({ userId }) => userId)).toEqual([asha.userId]);
  });

  it.each([
    ['the first', 'emailId', 'further'],
    ['the further', 'further', 'emailId'],
  ] as const)(
    'PERSON-04 API-244 a friend invited with %s address shows as having applied when they apply with the other',
    async (_, invited, applied) => {
      const [asha, friend] = [await mintPerson(school), await mintMerged()];
      const body = { refereeName: 'Ravi', refereeEmailId: friend[invited] };
      expect((await school.call('POST', INVITE, { token: asha.token, body })).status).toBe(200);
      const status = async () => {
        const path = '/v1/client/invite-referral/fetch-referees';
        return (await school.call('GET', path, { token: asha.token })).body.referees[0].status;
      };
      await newDeal((await mintMerged()).further);
      expect(await status()).toBe('INVITED');
      await newDeal(friend[applied]);
      expect(await status()).toBe('APPLIED');
    },
  );

  it('PERSON-04 API-242 nobody invites, refers or asks themselves, whichever of their addresses they name', async () => {
    const person = await mintMerged();
    const { token, further, userId } = person;
    const own = await school.call('POST', INVITE, {
      token,
      body: { refereeName: 'Ravi', refereeEmailId: further },
    });
    expect([own.status, own.body.data.fields[0].path]).toEqual([400, 'refereeEmailId']);
    const link = await school.call('GET', '/v1/client/user-referral/referral-link', { token });
    const { uniqueReferrerId } = link.body;
    const lead = { data: { firstName: 'Ravi', productId: 'BIM_A' }, fbclid: '', _fbp: '', _fbc: '' };
    for (const emailId of [further, person.emailId])
      expect(
        (
          await school.call('PUT', '/v1/client/lead/lead-form', {
            body: { ...lead, emailId, uniqueReferrerId },
          })
        ).status,
      ).toBe(200);
    expect(await school.deps.db.select().from(referees).where(eq(referees.userId, userId))).toEqual([]);
    const asked = await school.call('POST', '/v2/client/user/profile-recommendation/request', {
      token,
      body: { emailId: further },
    });
    expect(asked.status).toBe(403);
  });

  it('PERSON-04 FINANCE-03 a code is used as often as one person may, not as often with each address', async () => {
    const person = await mintMerged();
    await school.deps.db
      .insert(vouchers)
      .values({ createdAt: school.now(), code: 'ONCE-EACH', currency: 'INR', discount: 100, maxUses: 9 });
    const apply = async (emailId: string) => {
      const { orderToken } = await mintOrder(school, { emailId });
      const { status, body } = await school.call('PUT', '/api/v1/public/order/voucher', {
        body: { orderToken, voucherCode: 'ONCE-EACH' },
      });
      return [status, body.data?.problem];
    };
    expect(await apply(person.further)).toEqual([200, undefined]);
    expect(await apply(person.emailId)).toEqual([409, 'USED_BY_YOU']);
    expect(await apply(person.further)).toEqual([409, 'USED_BY_YOU']);
    expect(await apply((await mintMerged()).further)).toEqual([200, undefined]);
    const at = { productId: 'BIM_A', currency: 'INR', now: school.now(), listPrice: 10_000 } as const;
    const claim = (emailId: string) =>
      school.deps.db.transaction((tx) => claimVoucher(tx, { ...at, code: 'ONCE-EACH', emailId }));
    await expect(claim(person.emailId)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await claim((await mintMerged()).further)).toMatchObject({ discount: 100 });
  });

  it('PERSON-04 OPEN-01 the reward of the open course applies on an order, and not on that of another', async () => {
    const learner = await mintLearner(await mintOpenCourse());
    await learner.start();
    await learner.finish();
    const { voucherCode } = (await learner.post('/reward-unlocked')).body.reward;
    const emailId = `more-${learner.emailId}`;
    await school.deps.db
      .insert(userAddresses)
      .values({ emailId, userId: learner.userId, createdAt: school.now() });
    const apply = async ({ orderToken }: { orderToken: string }) =>
      (await school.call('PUT', '/api/v1/public/order/voucher', { body: { orderToken, voucherCode } }))
        .status;
    expect(await apply(await mintOrder(school))).toBe(409);
    expect(await apply(await mintOrder(school, { emailId }))).toBe(200);
  });
});

describe('a person whom staff name by the address of a merged account', () => {
  it('PERSON-04 is found by the commands about orders, rewards, mentors and learners', async () => {
    const { deps } = school;
    const guide = await mintMerged({ roles: ['INDUSTRIAL_GUIDE', 'LEAD_MENTOR'] });
    const { userId, further } = guide;
    const stranger = await mintMerged();
    const { orderId } = await mintOrder(school, { emailId: guide.emailId });
    const found = await listOrdersForStaff(deps, { emailId: further, pageNo: 0 });
    expect(found).toMatchObject({ total: 1, orders: [{ orderId }] });
    expect(await listOrdersForStaff(deps, { emailId: stranger.further, pageNo: 0 })).toMatchObject({
      total: 0,
    });
    expect(await findEarner(deps.db, further)).toMatchObject({ userId });
    expect(await findLeadMentor(deps.db, further)).toBe(userId);
    await expect(findLeadMentor(deps.db, stranger.further)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { cohortId, productId, batchNumber } = await mintCohort(school);
    const cohort = { productId, batchNumber };
    await enrol(school, cohortId, userId);
    const learner = (emailId: string) => deps.db.transaction((tx) => findLearner(tx, { cohort, emailId }));
    expect(await learner(further)).toEqual({ cohortId, userId });
    await expect(learner(stranger.further)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('PERSON-04 is paid what their referrals earned', async () => {
    const [person, friend] = [await mintMerged(), await mintPerson(school)];
    const invited = { refereeName: 'Ravi', refereeEmailId: friend.emailId };
    await school.call('POST', INVITE, { token: person.token, body: invited });
    const { cohortId } = await mintCohort(school);
    await enrol(school, cohortId, friend.userId);
    await creditReferrals(school.deps);
    const paid = await payOutRewards(school.deps, COMMAND, {
      emailId: person.further,
      reference: `UTR-${person.userId}`,
    });
    expect(paid).toMatchObject({ userId: person.userId, emailId: person.emailId });
  });
});
