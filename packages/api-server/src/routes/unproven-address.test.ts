import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { hashToken, newToken } from '../api/token-hash.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { emailTokens, socialIdentities, userAddresses, users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { pushSubscriptions } from '../db/schema/push.ts';
import { totpFactors } from '../db/schema/second-factors.ts';
import { staffInvitations } from '../db/schema/staff.ts';
import { openSession } from '../services/auth/open-session.ts';
import { hashPassword } from '../services/auth/passwords.ts';

const school = openTestSchool();
type Person = Awaited<ReturnType<typeof mintPerson>>;

/** An account that a stranger created with another person's address, and prepared for regaining access. */
async function plant() {
  const stranger = await mintPerson(school, { withPassword: true, emailVerifiedAt: null });
  const { userId } = stranger;
  const at = school.now();
  await school.deps.db
    .insert(totpFactors)
    .values({ userId, sealedSecret: 'sealed', confirmedAt: at, createdAt: at });
  await school.deps.db
    .insert(socialIdentities)
    .values({ method: 'SANDBOX', subject: userId, userId, createdAt: at });
  await school.deps.db.insert(pushSubscriptions).values({
    userId,
    endpoint: `https://push.plinth.test/${userId}`,
    p256dh: 'key',
    auth: 'auth',
    createdAt: at,
  });
  await school.deps.db.insert(accountDeletions).values({ userId, requestedAt: at, dueAt: at });
  await school.deps.db.insert(emailTokens).values({
    tokenHash: hashToken(newToken()),
    userId,
    purpose: 'FIRST',
    expiresAt: new Date(at.getTime() + 86_400_000),
    createdAt: at,
  });
  return stranger;
}

const login = (emailId: string, password = PASSWORD) =>
  school.call('POST', '/v1/client/login/email', { body: { emailId, password } });
const ownOrders = (token: string) => school.call('GET', '/v1/client/user/orders', { token });
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1];
const setPassword = (token: string | undefined, password: string) =>
  school.call('PUT', '/v1/client/login/passwordReset', { body: { token, password } });

async function expectNothingLeft({ userId, emailId, token }: Person) {
  expect((await login(emailId)).status).toBe(400);
  expect((await school.call('GET', '/v1/client/user/profile', { token })).status).toBe(401);
  for (const table of [totpFactors, socialIdentities, pushSubscriptions, accountDeletions])
    expect(await school.deps.db.$count(table, eq(table.userId, userId))).toBe(0);
  const links = await school.deps.db.select().from(emailTokens).where(eq(emailTokens.userId, userId));
  expect(links.filter(({ purpose, usedAt }) => purpose === 'FIRST' && !usedAt)).toEqual([]);
}

/**
 * The person who reads the mails of the address sets a password with the last one that has a link, and is signed in.
 */
async function expectOpenToItsOwner({ userId, emailId }: Person) {
  const links = (await school.mailsTo(emailId)).map(({ text }) => tokenIn(text)).filter(Boolean);
  const set = await setPassword(links.at(-1), 'the password of the owner');
  expect(set.body).toMatchObject({ userId });
  expect(set.body.needsSecondFactor).toBeUndefined();
  const [row] = await school.deps.db.select().from(users).where(eq(users.userId, userId));
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  return set.body.token as string;
}

describe('an address that nobody has verified', () => {
  it('a stranger’s account with it loses everything set in it once a place is paid; only the payer gets in, through the email', async () => {
    const stranger = await plant();
    const { orderToken } = await mintOrder(school, { emailId: stranger.emailId });
    await pay(school, orderToken);
    await expectNothingLeft(stranger);
    const token = await expectOpenToItsOwner(stranger);
    expect((await ownOrders(token)).body.orders).toHaveLength(1);
  });

  it('the page of the first of two orders with it can set no password once the second is paid', async () => {
    const first = await mintOrder(school);
    await pay(school, first.orderToken);
    const link = () =>
      school.call('POST', '/api/v1/public/order/password-link', { body: { orderToken: first.orderToken } });
    const { body } = await link();
    const { orderToken } = await mintOrder(school, { emailId: first.emailId });
    await pay(school, orderToken);
    expect((await setPassword(tokenIn(body.path), 'the password of a stranger')).status).toBe(404);
    expect((await link()).status).toBe(409);
  });

  it('an order that staff made for an account with it gives the place to whoever reads the email', async () => {
    const stranger = await plant();
    const { orderToken, orderId } = await mintOrder(school, { emailId: stranger.emailId });
    await school.deps.db.update(orders).set({ userId: stranger.userId }).where(eq(orders.orderId, orderId));
    await pay(school, orderToken);
    await expectNothingLeft(stranger);
    await expectOpenToItsOwner(stranger);
  });

  it('a person enrolled by staff gets a link to set a password, and everything set before ends', async () => {
    const stranger = await plant();
    const cohort = await mintCohort(school);
    const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const done = await school.call('POST', '/v1/office/enrolments/people', {
      token: staff.token,
      body: {
        cohortId: cohort.cohortId,
        from: { kind: 'PERSON', emailId: stranger.emailId, firstName: 'Meera', lastName: 'Test' },
        currency: null,
      },
    });
    expect([done.status, done.body]).toEqual([201, { invited: 0, known: 1, again: 0, already: 0 }]);
    await expectNothingLeft(stranger);
    await expectOpenToItsOwner(stranger);
  });

  it('a new password through the emailed link ends everything set before, including a second factor', async () => {
    const stranger = await plant();
    await school.call('POST', '/v1/client/login/passwordReset', { body: { emailId: stranger.emailId } });
    await expectOpenToItsOwner(stranger);
    await expectNothingLeft(stranger);
  });

  it('accepting a staff invitation ends everything set before', async () => {
    const stranger = await plant();
    const token = newToken();
    await school.deps.db.insert(staffInvitations).values({
      emailId: stranger.emailId,
      tokenHash: hashToken(token),
      staffRoles: ['SUPPORT_TEAM'],
      mentorRoles: [],
      createdAt: school.now(),
      expiresAt: new Date(school.now().getTime() + 86_400_000),
    });
    const body = { password: 'the password of the owner', firstName: 'Meera', lastName: 'Test' };
    const taken = await school.call('POST', `/v1/office/public/invitations/${token}`, { body });
    expect(taken.status).toBe(200);
    await expectNothingLeft(stranger);
  });

  it('an account with it can get neither a guide role nor a staff role', async () => {
    const stranger = await plant();
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    const give = (path: string, body: object) =>
      school.call('PUT', `/v1/office/${path}`, { token: owner.token, body });
    const guide = await give(`people/${stranger.userId}/mentor-roles`, {
      roles: ['INDUSTRIAL_GUIDE'],
      seen: [],
    });
    const colleague = await give(`staff/${stranger.userId}/roles`, {
      staffRoles: ['SUPPORT_TEAM'],
      seen: [],
    });
    for (const answer of [guide, colleague]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/Nobody has confirmed the address/);
    }
  });

  it('a sign-in that began with an old password is refused once that password has been removed', async () => {
    const stranger = await mintPerson(school, { passwordHash: await hashPassword('of before') });
    const request = { userAgent: '', address: '', countryCode: null, isBrowser: false };
    await school.deps.db.update(users).set({ passwordHash: null }).where(eq(users.userId, stranger.userId));
    const { passwordHash } = stranger;
    await expect(
      openSession(school.deps.db, request, stranger.userId, school.now(), { passwordHash }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('an account with a verified address keeps its settings, even when the order uses another of its addresses', async () => {
    const person = await mintPerson(school, { withPassword: true });
    await school.deps.db
      .insert(userAddresses)
      .values({ emailId: `more-${person.emailId}`, userId: person.userId, createdAt: school.now() });
    const { orderToken } = await mintOrder(school, { emailId: `more-${person.emailId}` });
    await pay(school, orderToken);
    expect((await ownOrders(person.token)).body.orders).toHaveLength(1);
    expect(await school.deps.db.$count(enrolments, eq(enrolments.userId, person.userId))).toBe(1);
    expect((await login(person.emailId)).status).toBe(200);
  });
});
