import { randomUUID } from 'node:crypto';
import { NOTIFICATION_CATEGORIES } from '@plinth/domain/account/notification-category';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, accountCalls, type Person } from '../../test/account-calls.ts';
import { enrol, mintCohort, mintPerson, PASSWORD } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';
import { totpFactors } from '../db/schema/second-factors.ts';

const school = openTestSchool();
const { call, signInAs } = accountCalls(school);

let own: Person;
let other: Person;
beforeEach(async () => {
  own = await mintPerson(school, { withPassword: true });
  other = await mintPerson(school, { withPassword: true });
});

const signIn = (password?: string, userAgent?: string) => signInAs(own, password, userAgent);

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
