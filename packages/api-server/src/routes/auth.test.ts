import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';

const school = openTestSchool();
/** Behind a proxy, so that people have distinct addresses. */
const proxied = openTestSchool({ TRUSTED_PROXIES: 1 });

const linkIn = (text: string) => {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error('the email has no link');
  return new URL(url);
};

const newcomer = (tag: string) => ({
  emailId: `${tag}@plinth.test`,
  password: 'a long enough password',
  firstName: 'Nila',
  lastName: 'Test',
});

describe('sign-up', () => {
  it('API-007 AUTH-01 returns a session and queues one verification email', async () => {
    const answer = await school.call('POST', '/v1/client/signup/email', { body: newcomer('nila') });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ token: expect.any(String), userId: expect.any(String) });
    const mails = await school.mailsTo('nila@plinth.test');
    expect(mails.map((mail) => mail.template)).toEqual(['verify-email']);
    const me = await school.call('POST', '/v1/client/user/logout', { token: answer.body.token });
    expect(me.status).toBe(200);
  });

  it('API-007 ERR-04 with a taken address, in any case, is 409 EMAIL_TAKEN and changes nothing', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const answer = await school.call('POST', '/v1/client/signup/email', {
      body: { ...newcomer('x'), emailId: person.emailId.toUpperCase() },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'EMAIL_TAKEN', message: expect.stringContaining('reset') });
    const [row] = await school.deps.db.select().from(users).where(eq(users.userId, person.userId));
    expect(row?.passwordHash).toBe(person.passwordHash);
  });

  it('API-007 five times at once with one address creates one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        school.call('POST', '/v1/client/signup/email', { body: newcomer('race') }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await school.mailsTo('race@plinth.test')).toHaveLength(1);
  });

  it.each([
    ['a weak password', { password: 'short' }, 'password'],
    ['an address ending in con', { emailId: 'a@mail.con' }, 'emailId'],
    ['no first name', { firstName: '   ' }, 'firstName'],
  ])('API-007 with %s is 400 and names the field', async (_what, change, field) => {
    const answer = await school.call('POST', '/v1/client/signup/email', {
      body: { ...newcomer('bad'), ...change },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].path).toBe(field);
    // A person reads the details; the path is for the client that fills in the form.
    expect(answer.body.data.details).toBe(answer.body.data.fields[0].message);
  });

  it('API-007 ignores roles sent by the caller', async () => {
    const answer = await school.call('POST', '/v1/client/signup/email', {
      body: { ...newcomer('sly'), roles: ['LEAD_MENTOR'], staffRoles: ['SUPPORT_TEAM'] },
    });
    const [row] = await school.deps.db.select().from(users).where(eq(users.userId, answer.body.userId));
    expect(row).toMatchObject({ roles: [], staffRoles: [] });
  });
});

describe('signing in', () => {
  it('API-010 with the right password returns a new token each time', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const first = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: PASSWORD },
    });
    const second = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: PASSWORD },
    });
    expect(first.status).toBe(200);
    expect(first.body.userId).toBe(person.userId);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('API-010 ERR-05 with a wrong password and with an unknown address gives the same 400', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const wrong = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: 'wrong password' },
    });
    const unknown = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: 'nobody@plinth.test', password: 'wrong password' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('API-010 is 429 after eight failures in a row, whatever X-Forwarded-For says; another account is not affected', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const other = await mintPerson(school, { withPassword: true });
    const fail = (n: number) =>
      school.call('POST', '/v1/client/login/email', {
        body: { emailId: person.emailId, password: 'wrong password' },
        headers: { 'x-forwarded-for': `10.0.0.${n}` },
      });
    for (let n = 0; n < 8; n += 1) expect((await fail(n)).status).toBe(400);
    expect((await fail(9)).status).toBe(429);
    const fine = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: other.emailId, password: PASSWORD },
    });
    expect(fine.status).toBe(200);
  });

  it('API-010 twelve times at once with a wrong password is 400 for eight and 429 for four', async () => {
    const person = await mintPerson(proxied, { withPassword: true });
    const attempts = Array.from({ length: 12 }, () =>
      proxied.call('POST', '/v1/client/login/email', {
        body: { emailId: person.emailId, password: 'wrong password' },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(8).fill(400), ...Array(4).fill(429)]);
  });

  it('API-010 after too many failures is 429 with the right password too, from that address only', async () => {
    const person = await mintPerson(proxied, { withPassword: true });
    const login = (password: string, address: string) =>
      proxied.call('POST', '/v1/client/login/email', {
        body: { emailId: person.emailId, password },
        headers: { 'x-forwarded-for': address },
      });
    for (let n = 0; n < 8; n += 1) expect((await login('wrong password', '203.0.113.5')).status).toBe(400);
    expect((await login(PASSWORD, '203.0.113.5')).status).toBe(429);
    expect((await login(PASSWORD, '198.51.100.7')).status).toBe(200);
  });

  it('HOLD-05 from many addresses is limited per account, yet the right password works in a known browser', async () => {
    const person = await mintPerson(proxied, { withPassword: true });
    const login = (password: string, address: string, headers: Record<string, string> = {}) =>
      proxied.call('POST', '/v1/client/login/email', {
        body: { emailId: person.emailId, password },
        headers: { 'x-forwarded-for': address, origin: proxied.deps.settings.PLINTH_ORIGIN, ...headers },
      });
    const signedIn = await login(PASSWORD, '203.0.113.77');
    expect(signedIn.status).toBe(200);
    const known = signedIn.headers.getSetCookie().find((one) => one.startsWith('known_device='));
    expect(known).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const cookie = known?.split(';')[0] ?? '';

    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, nth) => login('wrong password', `198.51.100.${nth}`)),
    );
    const tried = guesses.filter(({ status }) => status === 400).length;
    expect(tried).toBe(40);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await login(PASSWORD, '192.0.2.1')).status).toBe(429);
    expect((await login(PASSWORD, '192.0.2.1', { cookie: `known_device=${'A'.repeat(43)}` })).status).toBe(
      429,
    );
    expect((await login(PASSWORD, '192.0.2.1', { cookie })).status).toBe(200);

    await proxied.deps.db
      .update(users)
      .set({ passwordHash: (await mintPerson(proxied)).token })
      .where(eq(users.userId, person.userId));
    expect((await login(PASSWORD, '192.0.2.1', { cookie })).status).toBe(429);
  });

  it('API-009 with a social method that is not configured is 400', async () => {
    const answer = await school.call('POST', '/v1/client/login/social', {
      body: { method: 'GOOGLE', tokenId: 'x'.repeat(40) },
    });
    expect(answer.status).toBe(400);
    const signUp = await school.call('POST', '/v1/client/signup/social', {
      body: { method: 'GOOGLE', tokenId: 'x'.repeat(40) },
    });
    expect(signUp.status).toBe(400);
  });
});

describe('a session', () => {
  it('API-014 SESSION-18 is over after sign-out: its token is 401', async () => {
    const person = await mintPerson(school);
    expect((await school.call('POST', '/v1/client/user/logout', { token: person.token })).body).toEqual({
      loggedOut: true,
    });
    const after = await school.call('POST', '/v1/client/user/logout', { token: person.token });
    expect(after.status).toBe(401);
    expect(after.body).toMatchObject({ status: 401, code: 'UNAUTHORIZED', message: expect.any(String) });
  });

  it('CONST-01 is over three days after its sign-in, also when it is in use: its token is 401', async () => {
    const { emailId } = await mintPerson(school, { withPassword: true });
    const { body } = await school.call('POST', '/v1/client/login/email', {
      body: { emailId, password: PASSWORD },
    });
    const use = async () =>
      (await school.call('GET', '/v1/client/user/account', { token: body.token })).status;
    school.advance(3 * 86_400_000 - 60_000);
    expect(await use()).toBe(200);
    await school.settled();
    school.advance(60_000);
    expect(await use()).toBe(401);
  });

  it('API-014 that is missing is 401 before the input is validated', async () => {
    expect((await school.call('POST', '/v1/client/user/logout')).status).toBe(401);
  });
});

describe('email verification', () => {
  const pairOf = async (emailId: string) => {
    const [mail] = await school.mailsTo(emailId);
    const link = linkIn(mail?.text ?? '');
    expect(link.pathname).toBe('/verify-mail');
    return { x: link.searchParams.get('x') ?? '', token: link.searchParams.get('token') ?? '' };
  };
  const pathOf = (x: string) => `/v1/client/login/emailVerification/${x}`;
  const read = ({ x, token }: { x: string; token: string }, session?: string) =>
    school.call('GET', `${pathOf(x)}?token=${token}`, session ? { token: session } : {});
  const prove = ({ x, token }: { x: string; token: string }, session?: string) =>
    school.call('POST', pathOf(x), { body: { token }, ...(session ? { token: session } : {}) });
  const rowOf = async (emailId: string) => {
    const [row] = await school.deps.db.select().from(users).where(eq(users.emailId, emailId));
    return row;
  };
  const login = (emailId: string) =>
    school.call('POST', '/v1/client/login/email', {
      body: { emailId, password: newcomer('').password },
    });

  it('API-011 SESSION-20 with the emailed link verifies the address of a signed-in owner, who stays signed in; a repeat succeeds', async () => {
    const { body } = await school.call('POST', '/v1/client/signup/email', { body: newcomer('verify') });
    const pair = await pairOf('verify@plinth.test');
    expect((await prove(pair, body.token)).body).toEqual({ verified: true });
    expect((await prove(pair)).body).toEqual({ verified: true });
    expect((await rowOf('verify@plinth.test'))?.emailVerifiedAt).toBeInstanceOf(Date);
    expect((await read(pair, body.token)).body).toEqual({ verified: true, isSignedIn: true });
    expect((await login('verify@plinth.test')).status).toBe(200);
  });

  it('API-011 ERR-14 with an invalid link is refused with a readable message, apart from the field', async () => {
    const { status, body } = await read({ x: 'someone', token: 'no' });
    expect(status).toBe(400);
    expect(body.data).toEqual({
      details: 'This link is not valid',
      fields: [{ path: 'token', message: 'This link is not valid' }],
    });
  });

  it('API-011 is not done by reading the link, as an email scanner does', async () => {
    const { body } = await school.call('POST', '/v1/client/signup/email', { body: newcomer('scanned') });
    const pair = await pairOf('scanned@plinth.test');
    expect((await read(pair)).body).toEqual({ verified: false, isSignedIn: false });
    expect((await read(pair, body.token)).body).toEqual({ verified: false, isSignedIn: true });
    expect((await rowOf('scanned@plinth.test'))?.emailVerifiedAt).toBeNull();
  });

  it('API-011 from another session ends the existing password and sessions, and returns the path to a new password', async () => {
    const { body } = await school.call('POST', '/v1/client/signup/email', { body: newcomer('taken') });
    const someoneElse = await mintPerson(school);
    const { body: proof } = await prove(await pairOf('taken@plinth.test'), someoneElse.token);
    expect(proof).toEqual({
      verified: true,
      passwordPath: expect.stringMatching(/^\/reset-password\?token=/),
    });
    expect((await login('taken@plinth.test')).status).toBe(400);
    expect((await school.call('POST', '/v1/client/user/logout', { token: body.token })).status).toBe(401);
    const set = await school.call('PUT', '/v1/client/login/passwordReset', {
      body: { token: proof.passwordPath.split('token=')[1], password: newcomer('').password },
    });
    expect(set.body.userId).toBe(body.userId);
    expect((await login('taken@plinth.test')).status).toBe(200);
  });

  it('API-011 with a token of another person is 404', async () => {
    await school.call('POST', '/v1/client/signup/email', { body: newcomer('pair') });
    const other = await mintPerson(school);
    const { token } = await pairOf('pair@plinth.test');
    expect((await prove({ x: other.userHash, token })).status).toBe(404);
    expect((await read({ x: other.userHash, token })).status).toBe(404);
  });

  it('API-013 API-277 API-278 HUB-18 a second email within a minute is 429, and a verified address is 409', async () => {
    const person = await mintPerson(school, { emailVerifiedAt: null });
    const send = () => school.call('POST', '/v1/client/user/sendEmailVerification', { token: person.token });
    expect((await send()).body).toEqual({ sent: true });
    expect((await send()).status).toBe(429);
    expect(await school.mailsTo(person.emailId)).toHaveLength(1);
    const verified = await mintPerson(school);
    expect(
      (await school.call('POST', '/v1/client/user/sendEmailVerification', { token: verified.token })).status,
    ).toBe(409);
    expect((await school.call('POST', '/v1/client/user/sendEmailVerification')).status).toBe(401);
  });
});

describe('password reset', () => {
  const ask = (emailId: string) =>
    school.call('POST', '/v1/client/login/passwordReset', { body: { emailId } });

  it('API-012 returns the same for a known and an unknown address, and emails only the known one', async () => {
    const person = await mintPerson(school);
    const [known, unknown] = [await ask(person.emailId), await ask('nobody-at-all@plinth.test')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await school.mailsTo(person.emailId)).toHaveLength(1);
    expect(await school.mailsTo('nobody-at-all@plinth.test')).toHaveLength(0);
  });

  it('API-012 with the emailed token sets the password once, ends all sessions and verifies the address', async () => {
    const person = await mintPerson(school, { emailVerifiedAt: null });
    await ask(person.emailId);
    const [mail] = await school.mailsTo(person.emailId);
    const token = linkIn(mail?.text ?? '').searchParams.get('token');
    const reset = () =>
      school.call('PUT', '/v1/client/login/passwordReset', { body: { token, password: 'my new password' } });
    expect((await reset()).body).toEqual({
      reset: true,
      token: expect.any(String),
      userId: person.userId,
    });
    expect((await reset()).status).toBe(404);
    expect((await school.call('POST', '/v1/client/user/logout', { token: person.token })).status).toBe(401);
    const login = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: 'my new password' },
    });
    expect(login.status).toBe(200);
    const [row] = await school.deps.db.select().from(users).where(eq(users.userId, person.userId));
    expect(row?.emailVerifiedAt).not.toBeNull();
  });

  it('API-012 with a weak password is 400 and does not use up the token', async () => {
    const person = await mintPerson(school);
    await ask(person.emailId);
    const [mail] = await school.mailsTo(person.emailId);
    const token = linkIn(mail?.text ?? '').searchParams.get('token');
    expect(
      (await school.call('PUT', '/v1/client/login/passwordReset', { body: { token, password: 'short' } }))
        .status,
    ).toBe(400);
    expect(
      (
        await school.call('PUT', '/v1/client/login/passwordReset', {
          body: { token, password: 'long enough now' },
        })
      ).status,
    ).toBe(200);
  });

  it("API-012 links to the school's own origin whatever host the request names", async () => {
    const person = await mintPerson(school);
    await school.call('POST', '/v1/client/login/passwordReset', {
      body: { emailId: person.emailId },
      headers: { host: 'evil.example', 'client-url': 'https://evil.example' },
    });
    const [mail] = await school.mailsTo(person.emailId);
    expect(linkIn(mail?.text ?? '').origin).toBe('http://localhost:4321');
  });
});

describe('malformed and foreign calls', () => {
  it('API-279 a call that is not in the contract is 404', async () => {
    expect((await school.call('GET', '/v1/client/nothing/here')).status).toBe(404);
  });

  it('API-279 a write from another origin is refused and gets no CORS grant', async () => {
    const answer = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: 'a@plinth.test', password: 'whatever-it-is' },
      headers: { origin: 'http://localhost:4321.evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('API-279 text/plain, broken JSON and U+0000 are 4xx', async () => {
    const send = (body: string, type: string) =>
      school.raw('/v1/client/login/email', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
    expect(
      (await send('{"emailId":"a\\u0000@plinth.test","password":"12345678"}', 'application/json')).status,
    ).toBe(400);
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect((await send(deep, 'application/json')).status).toBe(400);
  });
});
