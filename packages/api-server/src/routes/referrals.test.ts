import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { leads } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { notifications } from '../db/schema/notifications.ts';
import { referees, referralEarnings } from '../db/schema/referrals.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { cancelOrder } from '../services/orders/cancel-order.ts';
import { creditReferrals } from '../services/referrals/credit-referrals.ts';
import { listOpenRewards } from '../services/referrals/list-open-rewards.ts';
import { payOutRewards } from '../services/referrals/pay-out-rewards.ts';

const school = openTestSchool();
const BASE = '/v1/client/invite-referral';
const LINK = '/v1/client/user-referral/referral-link';
const INVITE = `${BASE}/send-confirmation-referrer`;
const EARNING = `${BASE}/fetch-referer-earning`;
const REFEREES = `${BASE}/fetch-referees`;
const PAID = `${BASE}/fetch-paid-referees-count`;
const VISITS = `${BASE}/fetch-referral-visit-status`;
const detailsPath = (id: string) => `${BASE}/referrer-details?uniqueReferrerId=${id}`;

const REWARD = 500_000;
const someone = () => `friend-${randomBytes(5).toString('hex')}@plinth.test`;
const get = async (path: string, token: string) => (await school.call('GET', path, { token })).body;
const linkOf = async (token: string) => (await get(LINK, token)).uniqueReferrerId as string;
const invite = (token: string, fields: Record<string, unknown> = {}) =>
  school.call('POST', INVITE, {
    token,
    body: { refereeName: 'Ravi', refereeEmailId: someone(), ...fields },
  });
const sendLead = (emailId: string, uniqueReferrerId?: string) =>
  school.call('PUT', '/v1/client/lead/lead-form', {
    body: {
      data: { firstName: 'Ravi', productId: 'BIM_A' },
      emailId,
      fbclid: '',
      _fbp: '',
      _fbc: '',
      ...(uniqueReferrerId ? { uniqueReferrerId } : {}),
    },
  });

/** A friend who was invited, and then took a place in a course. */
async function mintEnrolledFriend(token: string, cohort: Parameters<typeof mintCohort>[1] = {}) {
  const friend = await mintPerson(school);
  await invite(token, { refereeEmailId: friend.emailId });
  const { cohortId } = await mintCohort(school, cohort);
  await enrol(school, cohortId, friend.userId);
  return friend;
}

/** A friend who was invited, and then paid the first instalment of a course; the reward is credited. */
async function mintPayingFriend(token: string) {
  const friend = await mintPerson(school);
  await invite(token, { refereeEmailId: friend.emailId });
  const { orderId, orderToken } = await mintOrder(school, { emailId: friend.emailId });
  await pay(school, orderToken);
  await creditReferrals(school.deps);
  const places = eq(enrolments.userId, friend.userId);
  return {
    ...friend,
    cancel: () => cancelOrder(school.deps, COMMAND, orderId, 'Asked for it'),
    bringBack: () => school.deps.db.update(enrolments).set({ state: 'ONGOING' }).where(places),
    transfer: async (state: 'ONGOING' | 'CANCELLED') => {
      await school.deps.db.update(enrolments).set({ state: 'TRANSFERRED' }).where(places);
      await enrol(school, (await mintCohort(school)).cohortId, friend.userId, state);
    },
  };
}
const payOut = ({ emailId }: { emailId: string }) =>
  payOutRewards(school.deps, COMMAND, { emailId, reference: randomBytes(8).toString('hex') });

describe('access', () => {
  it.each([
    ['GET', LINK],
    ['GET', EARNING],
    ['GET', REFEREES],
    ['GET', PAID],
    ['GET', VISITS],
    ['POST', INVITE],
  ])('REF-01 %s %s returns 401 without a session', async (method, path) => {
    expect((await school.call(method, path)).status).toBe(401);
  });

  it('API-242 API-243 API-244 API-245 nobody sees someone else’s friends, visits or rewards', async () => {
    const [asha, other] = [await mintPerson(school), await mintPerson(school)];
    await mintEnrolledFriend(asha.token);
    await creditReferrals(school.deps);
    await school.call('GET', detailsPath(await linkOf(asha.token)));
    expect(await get(REFEREES, other.token)).toEqual({ referees: [], total: 0 });
    expect(await get(PAID, other.token)).toEqual({ count: 0 });
    expect(await get(VISITS, other.token)).toEqual({ visits: 0, hasVisited: false });
    expect(await get(EARNING, other.token)).toMatchObject({ total: 0, paid: 0, pending: 0 });
  });
});

describe('the referral link', () => {
  it('API-246 is created by the first call, stays the same, and leads to the invitation page', async () => {
    const asha = await mintPerson(school);
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(LINK, asha.token)));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(first.referralLink).toBe(
      `${school.deps.settings.PLINTH_ORIGIN}/invited?ref=${first.uniqueReferrerId}`,
    );
    expect(await linkOf((await mintPerson(school)).token)).not.toBe(first.uniqueReferrerId);
  });

  it('API-241 API-245 returns only a first name when opened, and each visit is counted', async () => {
    const asha = await mintPerson(school, { firstName: 'Asha' });
    const id = await linkOf(asha.token);
    expect(await get(VISITS, asha.token)).toEqual({ visits: 0, hasVisited: false });
    const opened = await Promise.all([1, 2, 3].map(() => school.call('GET', detailsPath(id))));
    for (const answer of opened) expect(answer.body).toEqual({ firstName: 'Asha' });
    expect(await get(VISITS, asha.token)).toEqual({ visits: 3, hasVisited: true });
  });

  it.each([
    ['unknown', 'A'.repeat(22), 404],
    ['cut off', 'short', 400],
    ['markup', '<script>alert(1)</script>', 400],
  ])('API-241 is refused if it is %s', async (_what, id, status) => {
    expect((await school.call('GET', detailsPath(encodeURIComponent(id)))).status).toBe(status);
  });
});

describe('inviting', () => {
  it('API-240 emails the friend the link and the caller a confirmation, once per friend', async () => {
    const asha = await mintPerson(school, { firstName: 'Asha' });
    const refereeEmailId = someone();
    const bodies = { refereeEmailId: refereeEmailId.toUpperCase(), productId: 'BIM_A' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(asha.token, bodies)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    const [mail, ...more] = await school.mailsTo(refereeEmailId);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Asha thought of you');
    expect(mail?.text).toContain(`/invited?ref=${await linkOf(asha.token)}`);
    expect(mail?.text).not.toContain(asha.emailId);
    expect((await school.mailsTo(asha.emailId)).map(({ subject }) => subject)).toEqual(['Ravi is invited']);
    expect((await get(REFEREES, asha.token)).total).toBe(1);
  });

  it('API-240 returns the same for a friend who already has an account', async () => {
    const [asha, known] = [await mintPerson(school), await mintPerson(school)];
    const unknown = await invite(asha.token);
    const answer = await invite(asha.token, { refereeEmailId: known.emailId });
    expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
  });

  it.each([
    ['a name that is a link', { refereeName: 'https://evil.test' }],
    ['no name', { refereeName: ' ' }],
    ['no address', { refereeEmailId: 'ravi' }],
    ['a phone that is none', { refereePhone: '12' }],
    ['an unknown course', { productId: 'PIANO' }],
  ])('API-240 %s returns 400 and invites nobody', async (_what, wrong) => {
    const asha = await mintPerson(school);
    expect((await invite(asha.token, wrong)).status).toBe(400);
    expect((await get(REFEREES, asha.token)).total).toBe(0);
  });

  it('API-240 the caller’s own address is refused at its field; until the caller’s address is verified nobody is emailed', async () => {
    const asha = await mintPerson(school);
    const own = await invite(asha.token, { refereeEmailId: asha.emailId });
    expect(own.status).toBe(400);
    expect(own.body.data.fields).toEqual([
      { path: 'refereeEmailId', message: 'This is your own address. Enter your friend’s.' },
    ]);
    const fresh = await mintPerson(school, { emailVerifiedAt: null });
    const refereeEmailId = someone();
    expect((await invite(fresh.token, { refereeEmailId })).status).toBe(403);
    expect(await school.mailsTo(refereeEmailId)).toEqual([]);
  });

  it('API-240 the 31st invitation of a day returns 429', async () => {
    const asha = await mintPerson(school);
    for (let sent = 0; sent < 30; sent += 1) expect((await invite(asha.token)).status).toBe(200);
    expect((await invite(asha.token)).status).toBe(429);
  });
});

describe('friends', () => {
  it('API-244 are listed latest first, paged, with a first name, in as many SQL statements for few as for many', async () => {
    const asha = await mintPerson(school);
    for (const refereeName of ['One', 'Two', 'Three']) await invite(asha.token, { refereeName });
    const names = async (query: string) =>
      (await get(`${REFEREES}${query}`, asha.token)).referees.map(
        ({ firstName }: { firstName: string }) => firstName,
      );
    expect(await names('?limit=2')).toEqual(['Three', 'Two']);
    expect(await names('?limit=2&offset=2')).toEqual(['One']);
    expect(await names('?offset=3')).toEqual([]);
    const { referees: rows, total } = await get(`${REFEREES}?offset=9`, asha.token);
    expect({ rows, total }).toEqual({ rows: [], total: 3 });
    const few = await school.countQueries(() => get(`${REFEREES}?limit=1`, asha.token));
    expect(await school.countQueries(() => get(`${REFEREES}?limit=50`, asha.token))).toBe(few);
    expect(few).toBeLessThanOrEqual(2);
    const answer = JSON.stringify(await get(REFEREES, asha.token));
    expect(answer).not.toContain('@');
  });

  it.each(['?limit=0', '?limit=51', '?offset=-1', '?offset=1;drop', '?limit=ten'])(
    'API-244 %s returns 400',
    async (query) => {
      const { token } = await mintPerson(school);
      expect((await school.call('GET', `${REFEREES}${query}`, { token })).status).toBe(400);
    },
  );

  it('API-244 REF-01 move from invited to applied to enrolled as their address is used', async () => {
    const asha = await mintPerson(school);
    const friend = await mintPerson(school);
    await invite(asha.token, { refereeEmailId: friend.emailId });
    const status = async () => (await get(REFEREES, asha.token)).referees[0].status;
    expect(await status()).toBe('INVITED');
    const { cohortId } = await mintCohort(school);
    const { body } = await sendLead(friend.emailId);
    const [lead] = await school.deps.db.select().from(leads).where(eq(leads.emailId, friend.emailId));
    expect(body.leadId).toBeTruthy();
    await school.deps.db.execute(
      `insert into applications (application_id, deal_token_hash, lead_row_id, product_id, email_id, first_name,
         last_name, form_data, source, currency, status, created_at)
       values (gen_random_uuid(), '${randomBytes(8).toString('hex')}', '${lead?.leadRowId}', 'BIM_A',
         '${friend.emailId}', 'Ravi', 'Test', '{}', 'COURSE_PAGE', 'INR', 'APPLICATION_FILLED',
         '${school.now().toISOString()}')`,
    );
    expect(await status()).toBe('APPLIED');
    await enrol(school, cohortId, friend.userId);
    expect(await status()).toBe('ENROLLED');
    expect(await get(PAID, asha.token)).toEqual({ count: 1 });
  });

  it('API-241 a lead that came through the link becomes one friend of its owner; the owner and an unknown link add none', async () => {
    const asha = await mintPerson(school);
    const id = await linkOf(asha.token);
    const emailId = someone();
    expect((await sendLead(emailId, id)).status).toBe(200);
    await sendLead(emailId, id);
    await sendLead(asha.emailId, id);
    expect((await sendLead(someone(), 'B'.repeat(22))).status).toBe(200);
    expect((await sendLead(someone(), '<b>')).status).toBe(400);
    const { referees: rows, total } = await get(REFEREES, asha.token);
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ firstName: 'Ravi', status: 'INVITED', productId: 'BIM_A', earning: 0 }]);
  });
});

describe('rewards', () => {
  it('API-242 REF-01 a first course earns one reward and one notification, however often and in parallel it is credited', async () => {
    const asha = await mintPerson(school);
    await mintEnrolledFriend(asha.token);
    expect(await get(EARNING, asha.token)).toEqual({
      currency: 'INR',
      total: 0,
      paid: 0,
      pending: 0,
      reward: REWARD,
    });
    await Promise.all(Array.from({ length: 5 }, () => creditReferrals(school.deps)));
    await creditReferrals(school.deps);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, paid: 0, pending: REWARD });
    expect((await get(REFEREES, asha.token)).referees[0]).toMatchObject({
      status: 'ENROLLED',
      earning: REWARD,
    });
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, asha.userId));
    expect(told).toMatchObject([{ title: 'Ravi has enrolled', href: '/referral-program' }]);
  });

  it('API-242 a friend referred by two people earns a reward only for the first', async () => {
    const [first, second] = [await mintPerson(school), await mintPerson(school)];
    const friend = await mintPerson(school);
    await invite(first.token, { refereeEmailId: friend.emailId });
    await invite(second.token, { refereeEmailId: friend.emailId });
    const { cohortId } = await mintCohort(school);
    await enrol(school, cohortId, friend.userId);
    await creditReferrals(school.deps);
    expect((await get(EARNING, first.token)).total).toBe(REWARD);
    expect((await get(EARNING, second.token)).total).toBe(0);
  });

  it('API-242 a second course, an open course, a cancelled place, and an existing learner earn nothing', async () => {
    const asha = await mintPerson(school);
    const { cohortId } = await mintCohort(school);

    const before = await mintPerson(school);
    await enrol(school, cohortId, before.userId);
    await invite(asha.token, { refereeEmailId: before.emailId });
    await enrol(school, (await mintCohort(school)).cohortId, before.userId);

    await mintEnrolledFriend(asha.token, { cohortGroup: 'FREEMIUM' });

    const gone = await mintPerson(school);
    await invite(asha.token, { refereeEmailId: gone.emailId });
    await enrol(school, cohortId, gone.userId, 'CANCELLED');

    await creditReferrals(school.deps);
    expect((await get(EARNING, asha.token)).total).toBe(0);
    const rows = await school.deps.db
      .select()
      .from(referralEarnings)
      .where(eq(referralEarnings.userId, asha.userId));
    expect(rows).toEqual([]);
  });

  it('API-242 a reward paid out by staff is paid and no longer pending, and cannot be paid twice', async () => {
    const asha = await mintPerson(school);
    await mintEnrolledFriend(asha.token);
    await creditReferrals(school.deps);
    const { emailId } = asha;
    expect(await listOpenRewards(school.deps.db)).toContainEqual({
      userId: asha.userId,
      emailId,
      amount: REWARD,
      currency: 'INR',
    });
    const pay = (reference: string) => payOutRewards(school.deps, COMMAND, { emailId, reference });
    const [one, two] = await Promise.allSettled([pay(`${emailId}-1`), pay(`${emailId}-2`)]);
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, paid: REWARD, pending: 0 });
    await expect(pay(`${emailId}-3`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('API-242 API-244 a friend whose order was cancelled earns nothing as long as the place is not brought back', async () => {
    const asha = await mintPerson(school);
    const friend = await mintPayingFriend(asha.token);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, pending: REWARD });
    await friend.cancel();
    await creditReferrals(school.deps);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: 0, paid: 0, pending: 0 });
    const [referee] = (await get(REFEREES, asha.token)).referees;
    expect(referee.earning).toBe(0);
    expect(referee.status).not.toBe('ENROLLED');
    expect(await listOpenRewards(school.deps.db, asha.emailId)).toEqual([]);
    await expect(payOut(asha)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await friend.bringBack();
    await creditReferrals(school.deps);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, pending: REWARD });
  });

  it('API-242 a payout leaves out cancelled places for good; one brought back later earns once more', async () => {
    const asha = await mintPerson(school);
    const [gone, stays] = [await mintPayingFriend(asha.token), await mintPayingFriend(asha.token)];
    await gone.cancel();
    expect(await payOut(asha)).toMatchObject({ amount: REWARD });
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, paid: REWARD, pending: 0 });
    // What is paid stays paid, and is not taken from a later reward.
    await stays.cancel();
    expect(await get(EARNING, asha.token)).toMatchObject({ total: REWARD, paid: REWARD, pending: 0 });
    school.advance(1_000);
    await gone.bringBack();
    await creditReferrals(school.deps);
    expect(await listOpenRewards(school.deps.db, asha.emailId)).toMatchObject([{ amount: REWARD }]);
    expect(await payOut(asha)).toMatchObject({ amount: REWARD });
    await expect(payOut(asha)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('API-242 a transfer keeps the reward until the place in the other cohort is cancelled', async () => {
    const [asha, bela] = [await mintPerson(school), await mintPerson(school)];
    await (await mintPayingFriend(asha.token)).transfer('ONGOING');
    await (await mintPayingFriend(bela.token)).transfer('CANCELLED');
    expect((await get(EARNING, asha.token)).pending).toBe(REWARD);
    expect((await get(EARNING, bela.token)).pending).toBe(0);
  });

  it('API-244 deleting the account afterwards brings no reward back for a cancelled place', async () => {
    const asha = await mintPerson(school);
    const friend = await mintPayingFriend(asha.token);
    await friend.cancel();
    const { userId } = friend;
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId, requestedAt: school.now(), dueAt: school.now() });
    expect(await deleteDueAccounts(school.deps)).toBe(1);
    expect(await get(EARNING, asha.token)).toMatchObject({ total: 0, pending: 0 });
  });

  it('API-244 a friend who deletes the account is kept without name, phone and address, and the reward stays', async () => {
    const asha = await mintPerson(school);
    const friend = await mintEnrolledFriend(asha.token);
    await creditReferrals(school.deps);
    await school.deps.db
      .insert(accountDeletions)
      .values({ userId: friend.userId, requestedAt: school.now(), dueAt: school.now() });
    expect(await deleteDueAccounts(school.deps)).toBe(1);
    const rows = await school.deps.db.select().from(referees).where(eq(referees.userId, asha.userId));
    expect(rows).toMatchObject([{ refereeName: 'Former member', phone: null }]);
    expect(JSON.stringify(rows)).not.toContain(friend.emailId);
    expect((await get(EARNING, asha.token)).total).toBe(REWARD);
  });
});
