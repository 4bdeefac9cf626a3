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
import { mailRefusals } from '../db/schema/mails.ts';
import { totpFactors } from '../db/schema/second-factors.ts';
import { staffNotes } from '../db/schema/staff.ts';

const school = openTestSchool({ TRUSTED_PROXIES: 1 });
const { call, signInAs } = accountCalls(school);

let own: Person;
let other: Person;
beforeEach(async () => {
  own = await mintPerson(school, { withPassword: true });
  other = await mintPerson(school, { withPassword: true });
});

const signIn = (password?: string, userAgent?: string) => signInAs(own, password, userAgent);

describe('access to account calls', () => {
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
    ['DELETE', '/refused-mails/NEWS'],
    ['GET', '/export'],
    ['POST', '/deletion'],
    ['DELETE', '/deletion'],
  ])('ROLE-34 %s %s is 401 without a session, before the input is validated', async (method, path) => {
    expect((await call(method, path, undefined, method === 'GET' ? undefined : {})).status).toBe(401);
  });
});

describe('the account', () => {
  it.each([
    ['learner', {}],
    ['guide', { roles: ['INDUSTRIAL_GUIDE'] }],
    ['lead mentor', { roles: ['LEAD_MENTOR'] }],
    ['member of staff', { staffRoles: ['FINANCE'] }],
  ] satisfies [string, Parameters<typeof mintPerson>[1]][])(
    'ROLE-34 a %s reads their own account',
    async (_who, roles) => {
      const person = await mintPerson(school, { ...roles, phone: '+919876543210' });
      expect((await call('GET', '', person.token)).body).toEqual({
        emailId: person.emailId,
        emailVerifiedAt: expect.any(String),
        firstName: 'Asha',
        lastName: 'Test',
        phone: '+919876543210',
        hasPassword: false,
        socialMethods: [],
        timeZone: null,
        deletionDueAt: null,
      });
    },
  );

  it('ROLE-34 the name is saved trimmed, for the caller alone, and other fields in the request are ignored', async () => {
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

  it('VALID-18 an empty name and one that is too long are 400 and name the field', async () => {
    const answer = await call('PUT', '/name', own.token, { firstName: ' ', lastName: 'x'.repeat(101) });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it('D-125 a chosen time zone is stored, null follows the device again, and an invalid one is 400', async () => {
    const save = (timeZone: unknown) => call('PUT', '/time-zone', own.token, { timeZone });
    expect((await save('Europe/Lisbon')).body.timeZone).toBe('Europe/Lisbon');
    expect((await call('GET', '', own.token)).body.timeZone).toBe('Europe/Lisbon');
    expect((await save(null)).body.timeZone).toBeNull();
    for (const wrong of ['Middle/Earth', '', '+05:30', 7]) expect((await save(wrong)).status).toBe(400);
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, password: string, token = own.token) =>
    call('PUT', '/password', token, { currentPassword, password });

  it('SESSION-05 needs the current password, ends the other sessions and keeps this one', async () => {
    const elsewhere = await signIn();
    const answer = await change(PASSWORD, 'another good one');
    expect(answer.body).toEqual({ changed: true, endedSessions: 1 });
    expect((await call('GET', '', own.token)).status).toBe(200);
    expect((await call('GET', '', elsewhere.token)).status).toBe(401);
    expect((await signIn()).status).toBe(400);
    expect((await signIn('another good one')).status).toBe(200);
    expect((await school.mailsTo(own.emailId)).map(({ template }) => template)).toEqual(['password-changed']);
  });

  it('ERR-05 with a wrong current password is 400 at that field and changes nothing; the ninth attempt is 429', async () => {
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

  it('VALID-18 to a weak password, or to the same one, is 400', async () => {
    expect((await change(PASSWORD, 'short')).body.data.fields[0].path).toBe('password');
    expect((await change(PASSWORD, PASSWORD)).body.data.fields[0].path).toBe('password');
  });

  it('API-012 is 409 for an account without a password, which gets its first one by email only', async () => {
    const social = await mintPerson(school);
    expect((await change('whatever', 'another good one', social.token)).status).toBe(409);
  });

  it('API-012 invalidates a reset link that was emailed before', async () => {
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

describe('the sessions of an account', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const list = async (token = own.token) => (await call('GET', '/sessions', token)).body;

  it('SESSION-05 are listed with their devices, the current one first, for their owner only', async () => {
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

  it('SESSION-07 one ended remotely is 401 at its next call, and ending it again is 404', async () => {
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

  it('SESSION-07 all others end at once, while the current one and those of other people stay', async () => {
    const elsewhere = [await signIn(), await signIn()];
    expect((await call('DELETE', '/sessions', own.token)).body).toEqual({ endedSessions: 2 });
    for (const { token } of elsewhere) expect((await call('GET', '', token)).status).toBe(401);
    expect((await call('GET', '', own.token)).status).toBe(200);
    expect((await call('GET', '', other.token)).status).toBe(200);
    expect((await call('DELETE', '/sessions', own.token)).body).toEqual({ endedSessions: 0 });
  });

  it('SESSION-05 are paged by 20, in a constant number of queries', async () => {
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

  it('SESSION-05 store their last use with its address, at most once in ten minutes', async () => {
    const useFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      expect((await school.call('GET', ACCOUNT, { token: own.token, headers })).status).toBe(200);
      await school.settled();
      const [row] = await school.deps.db.select().from(sessions).where(eq(sessions.userId, own.userId));
      return { address: row?.address, at: row?.lastUsedAt.getTime() ?? 0 };
    };
    const [before] = await school.deps.db.select().from(sessions).where(eq(sessions.userId, own.userId));
    school.advance(9 * 60_000);
    expect((await useFrom('192.0.2.1')).at).toBe(before?.lastUsedAt.getTime());
    school.advance(60_000);
    const { address, at } = await useFrom('192.0.2.2');
    expect(address).toBe('192.0.2.2');
    expect(school.now().getTime() - at).toBeLessThan(60_000);
    school.advance(9 * 60_000);
    expect(await useFrom('192.0.2.3')).toEqual({ address, at });
  });
});

describe('notification preferences', () => {
  const path = '/notification-preferences';
  const row = (category: string, inApp: boolean, email: boolean) => ({ category, inApp, email });

  it('ROLE-34 are all on at first, and are saved for the caller alone', async () => {
    const all = NOTIFICATION_CATEGORIES.map((category) => row(category, true, true));
    expect((await call('GET', path, own.token)).body).toEqual({ preferences: all, refusedLists: [] });
    const save = () =>
      call('PUT', path, own.token, { preferences: [row('REPLY', true, false), row('SLOT', false, false)] });
    const saved = [await save(), await save()].map(({ body }) => body.preferences);
    expect(saved[0]).toEqual(saved[1]);
    expect(saved[0].filter(({ email }: { email: boolean }) => !email)).toEqual([
      row('REPLY', true, false),
      row('SLOT', false, false),
    ]);
    expect((await call('GET', path, other.token)).body).toEqual({ preferences: all, refusedLists: [] });
  });

  it('VALID-46 name the lists that the address has refused, and the caller alone has them sent again', async () => {
    const refusedAt = school.now();
    await school.deps.db.insert(mailRefusals).values(
      [own, other].flatMap(({ emailId }) => [
        { emailId, list: 'NEWS' as const, refusedAt },
        { emailId, list: 'LETTERS' as const, refusedAt },
      ]),
    );
    const refusedBy = async ({ token }: Person) => (await call('GET', path, token)).body.refusedLists;
    expect(await refusedBy(own)).toEqual(['LETTERS', 'NEWS']);
    const accept = () => call('DELETE', '/refused-mails/NEWS', own.token, {});
    expect((await accept()).body.refusedLists).toEqual(['LETTERS']);
    expect((await accept()).body.refusedLists).toEqual(['LETTERS']);
    expect(await refusedBy(other)).toEqual(['LETTERS', 'NEWS']);
    expect((await call('DELETE', '/refused-mails/GOSSIP', own.token, {})).status).toBe(400);
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

describe('the data export', () => {
  it("ROLE-34 contains the caller's own data, no secret, no note of staff, and nothing of another person", async () => {
    const cohort = await mintCohort(school);
    for (const { userId } of [own, other]) await enrol(school, cohort.cohortId, userId);
    const { orderId } = await mintOrder(school, { emailId: own.emailId });
    await school.deps.db.update(orders).set({ userId: own.userId }).where(eq(orders.orderId, orderId));
    await school.deps.db.insert(staffNotes).values({
      userId: own.userId,
      authorId: other.userId,
      text: 'Seemed tired on the phone.',
      createdAt: school.now(),
    });
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
      'Seemed tired',
      other.userId,
      other.emailId,
    ])
      expect(text).not.toContain(secret);
  });
});
