import { beforeAll, describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const browser = { origin: 'http://localhost:4321', 'sec-fetch-site': 'same-origin' };

let emailId: string;
beforeAll(async () => {
  emailId = (await mintPerson(school, { withPassword: true })).emailId;
});

const signIn = async (headers: Record<string, string>) => {
  const { body, headers: answered } = await school.call('POST', '/v1/client/login/email', {
    body: { emailId, password: PASSWORD },
    headers,
  });
  const cookie = answered.getSetCookie().find((one) => one.startsWith('session_binding='));
  return { token: body.token as string, cookie, pair: cookie?.split(';')[0] ?? '' };
};

const me = (token: string, headers: Record<string, string> = {}) =>
  school.call('GET', '/v1/client/user/data-profile', { token, headers });

describe('a session that a browser opened', () => {
  it('API-002 CONST-01 gets a second secret for three days, in a cookie that no script and no other site can use', async () => {
    const { cookie } = await signIn(browser);
    expect(cookie).toMatch(/^session_binding=[\w-]{43}; /);
    expect(cookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=259200',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  it('API-002 opens with token and cookie together', async () => {
    const { token, pair } = await signIn(browser);
    expect((await me(token, { ...browser, cookie: `token=${token}; ${pair}` })).status).toBe(200);
  });

  it.each([
    ['the token alone, as a script can steal it', {}],
    ['the token from another browser', browser],
    ['the token with an invented cookie', { cookie: 'session_binding=invented' }],
  ])('ROLE-34 %s is refused', async (_what, headers) => {
    const { token } = await signIn(browser);
    expect((await me(token, headers)).status).toBe(401);
  });

  it('ROLE-34 a token with the cookie of another session is refused', async () => {
    const stolen = await signIn(browser);
    const own = await signIn(browser);
    expect((await me(stolen.token, { cookie: own.pair })).status).toBe(401);
    expect((await me(own.token, { cookie: own.pair })).status).toBe(200);
  });

  it('ROLE-34 simultaneous calls each get their own account, and a stolen token among them gets none', async () => {
    const bound = await signIn(browser);
    const people = await Promise.all([mintPerson(school), mintPerson(school), mintPerson(school)]);
    const asked = await Promise.all([
      ...Array.from({ length: 4 }, () => people.map(({ token }) => me(token))).flat(),
      me(bound.token),
      me('invented'),
      me(bound.token, { cookie: bound.pair }),
    ]);
    const seen = asked.map(({ status, body }) => (status === 200 ? body.userData.userId : status));
    const ids = people.map(({ userId }) => userId);
    expect(seen.slice(0, 12)).toEqual([...ids, ...ids, ...ids, ...ids]);
    expect(seen.slice(12, 14)).toEqual([401, 401]);
    expect(asked.at(-1)?.body.userData.emailId).toBe(emailId);
  });

  it('ROLE-34 the cookie alone gives no access', async () => {
    const { pair } = await signIn(browser);
    const answer = await school.call('GET', '/v1/client/user/data-profile', { headers: { cookie: pair } });
    expect(answer.status).toBe(401);
  });

  it('SESSION-18 a stolen token cannot sign its owner out; the owner can, which clears the cookie', async () => {
    const { token, pair } = await signIn(browser);
    expect((await school.call('POST', '/v1/client/user/logout', { token })).status).toBe(401);
    const out = await school.call('POST', '/v1/client/user/logout', { token, headers: { cookie: pair } });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toMatch(/^session_binding=; .*Max-Age=0/);
  });

  it('ROLE-34 a cookie planted before sign-in is replaced and gives no access', async () => {
    const { token, pair } = await signIn({ ...browser, cookie: 'session_binding=planted' });
    expect(pair).not.toBe('session_binding=planted');
    expect((await me(token, { cookie: 'session_binding=planted' })).status).toBe(401);
  });
});

describe('a session that no browser opened', () => {
  it('API-002 works with the token header alone, as in the calls of a native client', async () => {
    const { token, cookie } = await signIn({});
    expect(cookie).toBeUndefined();
    expect((await me(token)).status).toBe(200);
  });
});

describe('the session cookie over https', () => {
  const secure = openTestSchool({ PLINTH_ORIGIN: 'https://school.example.org' });

  it('CONST-01 is Secure and bound to this host', async () => {
    const person = await mintPerson(secure, { withPassword: true });
    const { headers, body } = await secure.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: PASSWORD },
      headers: { origin: 'https://school.example.org' },
    });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-session_binding=.*; Secure$/);
    const pair = cookie.split(';')[0] ?? '';
    const answer = await secure.call('GET', '/v1/client/user/data-profile', {
      token: body.token,
      headers: { cookie: pair },
    });
    expect(answer.status).toBe(200);
  });
});
