import { randomUUID } from 'node:crypto';
import { NOTIFICATION_CATEGORIES } from '@plinth/domain/account/notification-category';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationCalls } from '../../test/application-calls.ts';
import { mintPdf } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { accountDeletions } from '../db/schema/account.ts';
import { auditEntries, sessions, users } from '../db/schema/accounts.ts';
import { contactMessages, leads, orders } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { documents, mails } from '../db/schema/operations.ts';
import { totpFactors } from '../db/schema/second-factors.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';

const school = openTestSchool();
const ACCOUNT = '/v1/client/user/account';

type Person = Awaited<ReturnType<typeof mintPerson>>;
let own: Person;
let other: Person;
beforeEach(async () => {
  own = await mintPerson(school, { withPassword: true });
  other = await mintPerson(school, { withPassword: true });
});

const call = (method: string, path: string, token?: string, body?: unknown) =>
  school.call(method, `${ACCOUNT}${path}`, {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
  });

const signIn = async (password = PASSWORD, userAgent = 'curl/8') => {
  const { status, body } = await school.call('POST', '/v1/client/login/email', {
    body: { emailId: own.emailId, password },
    headers: { 'user-agent': userAgent },
  });
  return { status, token: body.token as string };
};

describe('every account call', () => {
  it.each([
    ['GET', ''],
    ['PUT', '/name'],
    ['PUT', '/time-zone'],
    ['PUT', '/password'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['DELETE', `/sessions/${randomUUID()}`],
    ['GET', '/notification-preferences'],
    ['PUT', '/notification-preferences'],
    ['GET', '/export'],
    ['POST', '/deletion'],
    ['DELETE', '/deletion'],
  ])('ROLE-34 %s %s is 401 without a session, before the input is looked at', async (method, path) => {
    expect((await call(method, path, undefined, method === 'GET' ? undefined : {})).status).toBe(401);
  });
});

describe('the account', () => {
  it('ROLE-34 a person reads the own account, whatever the role', async () => {
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], phone: '+919876543210' });
    expect((await call('GET', '', guide.token)).body).toEqual({
      emailId: guide.emailId,
      emailVerifiedAt: expect.any(String),
      firstName: 'Asha',
      lastName: 'Test',
      phone: '+919876543210',
      hasPassword: false,
      socialMethods: [],
      timeZone: null,
      deletionDueAt: null,
    });
  });

  it('ROLE-34 the name is saved trimmed, for the caller alone, and nothing else with it', async () => {
    const answer = await call('PUT', '/name', own.token, {
      firstName: ' Asha ',
      lastName: 'Rao 🏛️',
      roles: ['LEAD_MENTOR'],
      emailId: 'taken@plinth.test',
    });
    expect(answer.body).toMatchObject({ firstName: 'Asha', lastName: 'Rao 🏛️', emailId: own.emailId });
    const [row] = await school.deps.db.select().from(users).where(eq(users.userId, own.userId));
    expect(row?.roles).toEqual([]);
    expect((await call('GET', '', other.token)).body.lastName).toBe('Test');
  });

  it('VALID-18 an empty or endless name is 400 and names the field', async () => {
    const answer = await call('PUT', '/name', own.token, { firstName: ' ', lastName: 'x'.repeat(101) });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it('D-125 a chosen time zone stays, null follows the device again, and an invented one is 400', async () => {
    const save = (timeZone: unknown) => call('PUT', '/time-zone', own.token, { timeZone });
    expect((await save('Europe/Lisbon')).body.timeZone).toBe('Europe/Lisbon');
    expect((await call('GET', '', own.token)).body.timeZone).toBe('Europe/Lisbon');
    expect((await save(null)).body.timeZone).toBeNull();
    for (const wrong of ['Middle/Earth', '', '+05:30', 7]) expect((await save(wrong)).status).toBe(400);
  });
});

describe('the password', () => {
  const change = (currentPassword: string, password: string, token = own.token) =>
    call('PUT', '/password', token, { currentPassword, password });

  it('SESSION-05 a new one needs the present one, ends the other sessions and keeps this one', async () => {
    const elsewhere = await signIn();
    const answer = await change(PASSWORD, 'another good one');
    expect(answer.body).toEqual({ changed: true, endedSessions: 1 });
    expect((await call('GET', '', own.token)).status).toBe(200);
    expect((await call('GET', '', elsewhere.token)).status).toBe(401);
    expect((await signIn()).status).toBe(400);
    expect((await signIn('another good one')).status).toBe(200);
    expect((await school.mailsTo(own.emailId)).map(({ template }) => template)).toEqual(['password-changed']);
  });

  it('ERR-05 a wrong present one is 400 beside its field and changes nothing; the ninth is 429', async () => {
    const first = await change('not this one', 'another good one');
    expect(first.status).toBe(400);
    expect(first.body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      data: { fields: [{ path: 'currentPassword' }] },
    });
    for (let n = 1; n < 8; n += 1)
      expect((await change('not this one', 'another good one')).status).toBe(400);
    expect((await change(PASSWORD, 'another good one')).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });

  it('VALID-18 a weak one, or the same again, is 400', async () => {
    expect((await change(PASSWORD, 'short')).body.data.fields[0].path).toBe('password');
    expect((await change(PASSWORD, PASSWORD)).body.data.fields[0].path).toBe('password');
  });

  it('API-012 an account without a password gets its first one by mail only: 409', async () => {
    const social = await mintPerson(school);
    expect((await change('whatever', 'another good one', social.token)).status).toBe(409);
  });

  it('API-012 a link to reset that was mailed before opens nothing after the change', async () => {
    await school.call('POST', '/v1/client/login/passwordReset', { body: { emailId: own.emailId } });
    const [mail] = await school.mailsTo(own.emailId);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await change(PASSWORD, 'another good one');
    const reset = await school.call('PUT', '/v1/client/login/passwordReset', {
      body: { token, password: 'of an intruder' },
    });
    expect(reset.status).toBe(404);
  });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (token = own.token) => (await call('GET', '/sessions', token)).body;

  it('SESSION-05 the owner sees each place with its device, this one first, and nobody else does', async () => {
    await signIn(PASSWORD, firefox);
    const { sessions: mine, total } = await list();
    expect(total).toBe(2);
    expect(
      mine.map(({ device, isCurrent }: { device: string; isCurrent: boolean }) => [device, isCurrent]),
    ).toEqual([
      ['Unknown device', true],
      ['Firefox on Windows', false],
    ]);
    expect(Object.keys(mine[0]).sort()).toEqual([
      'address',
      'countryCode',
      'createdAt',
      'device',
      'isCurrent',
      'lastUsedAt',
      'sessionId',
    ]);
    expect((await list(other.token)).total).toBe(1);
  });

  it('SESSION-07 one that is ended from afar is 401 at its next call; ended again it is 404', async () => {
    const elsewhere = await signIn();
    const { sessions: mine } = await list();
    const path = `/sessions/${mine[1].sessionId}`;
    expect((await call('DELETE', path, other.token)).status).toBe(404);
    expect((await call('GET', '', elsewhere.token)).status).toBe(200);
    expect((await call('DELETE', path, own.token)).body).toEqual({ ended: true });
    expect((await call('GET', '', elsewhere.token)).status).toBe(401);
    expect((await call('DELETE', path, own.token)).status).toBe(404);
    expect((await call('DELETE', '/sessions/no-id', own.token)).status).toBe(400);
  });

  it('SESSION-07 all others end at once, this one and those of other people go on', async () => {
    const elsewhere = [await signIn(), await signIn()];
    expect((await call('DELETE', '/sessions', own.token)).body).toEqual({ endedSessions: 2 });
    for (const { token } of elsewhere) expect((await call('GET', '', token)).status).toBe(401);
    expect((await call('GET', '', own.token)).status).toBe(200);
    expect((await call('GET', '', other.token)).status).toBe(200);
    expect((await call('DELETE', '/sessions', own.token)).body).toEqual({ endedSessions: 0 });
  });

  it('SESSION-05 a list is paged by 20 and asks the database a constant number of times', async () => {
    await school.deps.db.insert(sessions).values(
      Array.from({ length: 25 }, (_, n) => ({
        tokenHash: `paged-${own.userId}-${n}`,
        userId: own.userId,
        expiresAt: new Date(school.now().getTime() + 60_000),
        lastUsedAt: school.now(),
        createdAt: school.now(),
      })),
    );
    expect((await list()).sessions).toHaveLength(20);
    const second = await call('GET', '/sessions?pageNo=1', own.token);
    expect(second.body.sessions).toHaveLength(6);
    expect((await call('GET', '/sessions?pageNo=-1', own.token)).status).toBe(400);
    expect(await school.countQueries(() => list())).toBe(3);
  });

  it('SESSION-05 the last use is noted, to ten minutes, with the address it came from', async () => {
    const usedAt = async () => {
      await school.settled();
      const [row] = await school.deps.db.select().from(sessions).where(eq(sessions.userId, own.userId));
      return row?.lastUsedAt.getTime() ?? 0;
    };
    const before = await usedAt();
    await call('GET', '', own.token);
    expect(await usedAt()).toBe(before);
    await school.deps.db
      .update(sessions)
      .set({ lastUsedAt: new Date(school.now().getTime() - 3_600_000) })
      .where(eq(sessions.userId, own.userId));
    await call('GET', '', own.token);
    expect(school.now().getTime() - (await usedAt())).toBeLessThan(60_000);
  });
});

describe('notification preferences', () => {
  const path = '/notification-preferences';
  const row = (category: string, inApp: boolean, email: boolean) => ({ category, inApp, email });

  it('ROLE-34 everything is on at first; what is saved stays, for the caller alone', async () => {
    const all = NOTIFICATION_CATEGORIES.map((category) => row(category, true, true));
    expect((await call('GET', path, own.token)).body).toEqual({ preferences: all });
    const save = () =>
      call('PUT', path, own.token, { preferences: [row('REPLY', true, false), row('SLOT', false, false)] });
    const saved = [await save(), await save()].map(({ body }) => body.preferences);
    expect(saved[0]).toEqual(saved[1]);
    expect(saved[0].filter(({ email }: { email: boolean }) => !email)).toEqual([
      row('REPLY', true, false),
      row('SLOT', false, false),
    ]);
    expect((await call('GET', path, other.token)).body).toEqual({ preferences: all });
  });

  it.each([
    ['none', []],
    ['an unknown category', [row('GOSSIP', true, true)]],
    ['a category twice', [row('REPLY', true, true), row('REPLY', false, false)]],
    ['no channel', [{ category: 'REPLY' }]],
  ])('VALID-18 %s is 400', async (_what, preferences) => {
    expect((await call('PUT', path, own.token, { preferences })).status).toBe(400);
  });
});

describe('the export', () => {
  it('ROLE-34 has what is the own, no secret, and nothing of another person', async () => {
    const cohort = await mintCohort(school);
    for (const { userId } of [own, other]) await enrol(school, cohort.cohortId, userId);
    const { orderId } = await mintOrder(school, { emailId: own.emailId });
    await school.deps.db.update(orders).set({ userId: own.userId }).where(eq(orders.orderId, orderId));
    await school.deps.db
      .insert(totpFactors)
      .values({ userId: own.userId, sealedSecret: 'sealed away', createdAt: school.now() });
    const answer = await school.raw(`${ACCOUNT}/export`, { headers: { 'x-auth-token': own.token } });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="plinth-my-data-/);
    const text = await answer.text();
    const { sections } = JSON.parse(text);
    expect(Object.keys(sections)).toEqual(
      expect.arrayContaining(['users', 'user_profiles', 'sessions', 'enrolments', 'orders']),
    );
    expect(sections.users).toHaveLength(1);
    expect(sections.enrolments).toHaveLength(1);
    for (const secret of [
      'password_hash',
      'token_hash',
      'binding_hash',
      'sealed away',
      'argon2',
      other.userId,
      other.emailId,
    ])
      expect(text).not.toContain(secret);
  });
});

describe('deletion', () => {
  const ask = (token = own.token, password = PASSWORD) => call('POST', '/deletion', token, { password });
  const DAY_MS = 86_400_000;

  it('ROLE-34 is planned with the password for two weeks on, mailed once, and taken back', async () => {
    const first = await ask();
    const again = await ask();
    expect(first.status).toBe(200);
    expect(Date.parse(first.body.deletionDueAt) - school.now().getTime()).toBeGreaterThan(13.9 * DAY_MS);
    expect(again.body).toEqual(first.body);
    expect((await school.mailsTo(own.emailId)).map(({ template }) => template)).toEqual(['account-deletion']);
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBe(first.body.deletionDueAt);
    expect((await call('DELETE', '/deletion', other.token)).status).toBe(200);
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBe(first.body.deletionDueAt);
    for (let n = 0; n < 2; n += 1)
      expect((await call('DELETE', '/deletion', own.token)).body).toEqual({ deletionDueAt: null });
    expect((await call('GET', '', own.token)).body.deletionDueAt).toBeNull();
  });

  it('ERR-05 a wrong password is 400, staff and mentors of a running cohort are 409, and nothing is planned', async () => {
    expect((await ask(own.token, 'not this one')).body.code).toBe('INVALID_CREDENTIALS');
    const staff = await mintPerson(school, { withPassword: true, staffRoles: ['SUPPORT_TEAM'] });
    const guide = await mintPerson(school, { withPassword: true, roles: ['INDUSTRIAL_GUIDE'] });
    const cohort = await mintCohort(school);
    await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    expect((await ask(staff.token)).status).toBe(409);
    expect((await ask(guide.token)).status).toBe(409);
    for (const { userId } of [own, staff, guide])
      expect(await school.deps.db.$count(accountDeletions, eq(accountDeletions.userId, userId))).toBe(0);
  });

  it('ROLE-34 when the day has come the person is gone, what the law wants stays, and nobody else is touched', async () => {
    const { db } = school.deps;
    const cohort = await mintCohort(school);
    for (const { userId } of [own, other]) await enrol(school, cohort.cohortId, userId);
    const { orderId } = await mintOrder(school, { emailId: own.emailId });
    await db.update(orders).set({ userId: own.userId }).where(eq(orders.orderId, orderId));
    await db
      .insert(contactMessages)
      .values({ firstName: 'A', emailId: own.emailId, message: 'Hello', createdAt: school.now() });
    await db.insert(leads).values({
      emailId: own.emailId,
      tokenHash: `lead-${own.userId}`,
      data: { firstName: 'Asha' },
      createdAt: school.now(),
      updatedAt: school.now(),
    });
    const path = `documents/${own.userId}.pdf`;
    await school.deps.files.put('private', path, mintPdf(), 'application/pdf');
    await db.insert(documents).values({
      userId: own.userId,
      kind: 'RESUME',
      name: 'resume.pdf',
      bucket: 'private',
      path,
      contentType: 'application/pdf',
      size: 1,
      sha256: 'x',
      createdAt: school.now(),
    });
    await ask();
    await school.settled();
    await deleteDueAccounts(school.deps);
    expect((await call('GET', '', own.token)).status).toBe(200);

    await db
      .update(accountDeletions)
      .set({ dueAt: new Date(school.now().getTime() - 1) })
      .where(eq(accountDeletions.userId, own.userId));
    const done = await Promise.all([deleteDueAccounts(school.deps), deleteDueAccounts(school.deps)]);
    expect(done.sort()).toEqual([0, 1]);
    await school.settled();

    expect((await call('GET', '', own.token)).status).toBe(401);
    expect((await signIn()).status).toBe(400);
    const [user] = await db.select().from(users).where(eq(users.userId, own.userId));
    expect(user).toMatchObject({ passwordHash: null, phone: null, emailVerifiedAt: null });
    expect(user?.userHash).not.toBe(own.userHash);
    expect(await db.$count(users, eq(users.emailId, own.emailId))).toBe(0);
    expect(await db.$count(mails, eq(mails.to, own.emailId))).toBe(0);
    expect(await db.$count(contactMessages, eq(contactMessages.emailId, own.emailId))).toBe(0);
    expect(
      await db
        .select()
        .from(leads)
        .where(eq(leads.tokenHash, `lead-${own.userId}`)),
    ).toMatchObject([{ data: {}, emailId: `deleted-${own.userId}@account.invalid` }]);
    expect(await db.$count(documents, eq(documents.userId, own.userId))).toBe(0);
    await expect(school.deps.files.get('private', path)).rejects.toThrow();
    const [order] = await db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order).toMatchObject({ emailId: own.emailId, userId: own.userId });
    const places = await db.select().from(enrolments).where(eq(enrolments.cohortId, cohort.cohortId));
    expect(new Map(places.map(({ userId, state }) => [userId, state]))).toEqual(
      new Map([
        [own.userId, 'CANCELLED'],
        [other.userId, 'ONGOING'],
      ]),
    );
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, own.userId))).toMatchObject([
      { action: 'account-deleted' },
    ]);
    expect((await call('GET', '', other.token)).status).toBe(200);
    const fresh = await school.call('POST', '/v1/client/signup/email', {
      body: { emailId: own.emailId, password: 'a new beginning', firstName: 'Asha', lastName: 'Test' },
    });
    expect(fresh.status).toBe(201);
  });

  it('ROLE-34 AUTH-01 of an account whose address nobody has proven takes nothing that its owner sent or got', async () => {
    const { db } = school.deps;
    const stranger = await mintPerson(school, { withPassword: true, emailVerifiedAt: null });
    const { emailId, userId } = stranger;
    const { orderToken } = await mintOrder(school, { emailId });
    const { newDeal, read } = applicationCalls(school);
    const dealId = await newDeal(emailId);
    await db
      .insert(contactMessages)
      .values({ firstName: 'A', emailId, message: 'Hello', createdAt: school.now() });
    await ask(stranger.token);
    const told = (await school.mailsTo(emailId)).find(({ template }) => template === 'account-deletion');
    expect(told?.text).toContain('Nobody has confirmed this address');
    await db
      .update(accountDeletions)
      .set({ dueAt: new Date(school.now().getTime() - 1) })
      .where(eq(accountDeletions.userId, userId));
    expect(await deleteDueAccounts(school.deps)).toBe(1);
    await school.settled();

    expect((await call('GET', '', stranger.token)).status).toBe(401);
    expect(await db.$count(users, eq(users.emailId, emailId))).toBe(0);
    expect(await read(dealId)).toMatchObject({
      firstName: 'Noor',
      formData: { emailId },
      status: 'OFFER_SENT',
    });
    expect((await school.call('GET', `/api/v1/public/order?orderToken=${orderToken}`)).status).toBe(200);
    expect(await db.$count(contactMessages, eq(contactMessages.emailId, emailId))).toBe(1);
    expect((await school.mailsTo(emailId)).map(({ template }) => template)).toContain('offer');
  });
});

describe('staff who act as another user', () => {
  const acting = openTestSchool({ OVERRIDE_USER: true });

  it.each([
    ['GET', ''],
    ['PUT', '/password', { currentPassword: PASSWORD, password: 'another good one' }],
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['GET', '/export'],
    ['POST', '/deletion', { password: PASSWORD }],
  ])('ROLE-33 %s %s stays with the owner: 403', async (method, path, body?: object) => {
    const staff = await mintPerson(acting, { withPassword: true, staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting, { withPassword: true });
    const answer = await acting.call(method, `${ACCOUNT}${path}`, {
      token: staff.token,
      headers: { 'override-user': owner.userId },
      ...(body ? { body } : {}),
    });
    expect(answer.status).toBe(403);
  });

  it('ROLE-33 API-005 sees what the person sees, and each use leaves an audit row', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting);
    const as = (token: string, userId: string) =>
      acting.call('GET', '/v1/client/user/data-profile', { token, headers: { 'override-user': userId } });
    expect((await as(staff.token, owner.userId)).body.userData.userId).toBe(owner.userId);
    const rows = () =>
      acting.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, owner.userId));
    expect(await rows()).toMatchObject([{ actorId: staff.userId, action: 'override-user' }]);
    expect((await as(owner.token, staff.userId)).status).toBe(403);
    expect((await as(staff.token, randomUUID())).status).toBe(404);
    expect((await as(staff.token, 'nobody@else.test')).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  it('ROLE-33 D-28 a person is named by the e-mail address too, in any case; a learner learns nothing by it', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const owner = await mintPerson(acting);
    const as = (token: string, emailId: string) =>
      acting.call('GET', '/v1/client/user/data-profile', { token, headers: { 'override-user': emailId } });
    const answer = await as(staff.token, owner.emailId.toUpperCase());
    expect(answer.body.userData.userId).toBe(owner.userId);
    const rows = await acting.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, owner.userId));
    expect(rows).toMatchObject([{ actorId: staff.userId, action: 'override-user' }]);
    const known = await as(owner.token, staff.emailId);
    const unknown = await as(owner.token, 'nobody@else.test');
    expect([known.status, unknown.status]).toEqual([403, 403]);
  });

  it('ROLE-33 API-005 the header changes nothing while the setting is off', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const answer = await school.call('GET', '/v1/client/user/data-profile', {
      token: staff.token,
      headers: { 'override-user': own.userId },
    });
    expect(answer.body.userData.userId).toBe(staff.userId);
    expect(await school.deps.db.$count(auditEntries, eq(auditEntries.subjectId, own.userId))).toBe(0);
  });
});
