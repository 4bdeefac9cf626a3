import { createServer, type Server } from 'node:http';
import { and, eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { sessions, socialIdentities, userProfiles, users } from '../db/schema/accounts.ts';
import { type SandboxIdentity, signSandboxToken } from '../gateways/identity/sandbox-provider.ts';

/** The tests' own provider, over HTTP like a real one: it publishes its keys and signs tokens. */
let provider: Server;
let issuer = '';
const keys = await generateKeyPair('RS256');
const foreignKeys = await generateKeyPair('RS256');
provider = createServer((request, answer) => {
  void (async () => {
    answer.setHeader('content-type', 'application/json');
    answer.end(
      JSON.stringify(
        request.url === '/keys'
          ? { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
          : { jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/authorize` },
      ),
    );
  })();
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const place = provider.address();
issuer = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
afterAll(() => new Promise((resolve) => provider.close(resolve)));

const school = openTestSchool({
  SOCIAL_ISSUERS: [`GOOGLE=${issuer}|our-client`, 'AWAY=http://127.0.0.1:9|our-client'],
});

type Claims = {
  sub?: string;
  email?: string;
  email_verified?: boolean | string;
  iss?: string;
  aud?: string;
  exp?: number;
  iat?: number;
  nonce?: string;
  name?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
};

const seconds = (from: number) => Math.floor(school.now().getTime() / 1000) + from;

const idToken = (claims: Claims, key = keys.privateKey) =>
  new SignJWT({
    iss: issuer,
    aud: 'our-client',
    iat: seconds(0),
    exp: seconds(600),
    email_verified: true,
    given_name: 'Nila',
    family_name: 'Test',
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .sign(key);

const post = (verb: 'login' | 'signup', tokenId: string, more: object = {}) =>
  school.call('POST', `/v1/client/${verb}/social`, { body: { method: 'GOOGLE', tokenId, ...more } });

const ownerOf = async (subject: string) => {
  const [row] = await school.deps.db
    .select()
    .from(socialIdentities)
    .where(and(eq(socialIdentities.method, 'GOOGLE'), eq(socialIdentities.subject, subject)));
  return row?.userId ?? null;
};

describe('social sign-up', () => {
  it('API-008 SESSION-04 creates an account with a verified address and the name from the provider', async () => {
    const answer = await post('signup', await idToken({ sub: 's1', email: 'Nila.S1@plinth.test' }));
    expect(answer.status).toBe(201);
    const [user] = await school.deps.db
      .select()
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(eq(users.userId, answer.body.userId));
    expect(user?.users).toMatchObject({
      emailId: 'nila.s1@plinth.test',
      emailVerifiedAt: expect.any(Date),
      passwordHash: null,
      roles: [],
    });
    expect(user?.user_profiles).toMatchObject({ firstName: 'Nila', lastName: 'Test' });
    const me = await school.call('GET', '/v1/client/user/data-profile', { token: answer.body.token });
    expect(me.body.userData).toMatchObject({ userId: answer.body.userId, hashedPassword: false });
  });

  it.each(['', '-', undefined])(
    'API-008 D-143 accepts a person with only one name: %j',
    async (family_name) => {
      const sub = `one-${family_name}`;
      const token = await idToken({ sub, email: `${sub}-x@plinth.test`, family_name });
      const { body } = await post('signup', token);
      const [person] = await school.deps.db
        .select()
        .from(userProfiles)
        .where(eq(userProfiles.userId, body.userId));
      expect(person).toMatchObject({ firstName: 'Nila', lastName: '' });
    },
  );

  it.each([
    ['n1', { name: 'Asha Rao', family_name: 'Rao' }, 'Asha Rao'],
    ['n2', { name: 'Suharto', family_name: undefined }, 'Suharto'],
    ['n3', { name: undefined, family_name: 'Suharto' }, 'Suharto'],
  ])('API-008 D-143 accepts a person without a given name: %s', async (sub, claims, firstName) => {
    const token = await idToken({ sub, email: `${sub}@plinth.test`, given_name: undefined, ...claims });
    const { body } = await post('signup', token);
    const [person] = await school.deps.db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, body.userId));
    expect(person).toMatchObject({ firstName, lastName: '' });
  });

  it('API-008 returns 409 for an address or identity with an account, and one of five simultaneous calls creates it', async () => {
    const person = await mintPerson(school);
    expect((await post('signup', await idToken({ sub: 's2', email: person.emailId }))).status).toBe(409);
    const tokens = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        idToken({ sub: 's3', email: 'race.s3@plinth.test', nonce: `nonce-of-sixteen-${n}` }),
      ),
    );
    const answers = await Promise.all(
      tokens.map((token, n) => post('signup', token, { nonce: `nonce-of-sixteen-${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const moved = await post('signup', await idToken({ sub: 's3', email: 'moved.s3@plinth.test' }));
    expect(moved.status).toBe(409);
  });
});

describe('social sign-in', () => {
  it('API-009 SESSION-03 signs the linked person in, even after their address at the provider has changed', async () => {
    const { body } = await post('signup', await idToken({ sub: 'l1', email: 'l1@plinth.test' }));
    const again = await post('login', await idToken({ sub: 'l1', email: 'other.l1@plinth.test' }));
    expect(again.status).toBe(200);
    expect(again.body.userId).toBe(body.userId);
  });

  it('API-009 returns 404 without an account and creates nothing', async () => {
    const answer = await post('login', await idToken({ sub: 'l2', email: 'l2@plinth.test' }));
    expect(answer.status).toBe(404);
    expect(await ownerOf('l2')).toBeNull();
  });

  it('API-009 links to a verified account with the same address: one person, whose password keeps working', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const answer = await post('login', await idToken({ sub: 'l3', email: person.emailId }));
    expect(answer.body.userId).toBe(person.userId);
    const byPassword = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: person.emailId, password: PASSWORD },
    });
    expect(byPassword.body.userId).toBe(person.userId);
  });

  it('API-009 takes over an account created with an unverified address: its password and sessions end', async () => {
    const planted = await mintPerson(school, { withPassword: true, emailVerifiedAt: null });
    const answer = await post('login', await idToken({ sub: 'l4', email: planted.emailId }));
    expect(answer.body.userId).toBe(planted.userId);
    const intruder = await school.call('POST', '/v1/client/login/email', {
      body: { emailId: planted.emailId, password: PASSWORD },
    });
    expect(intruder.status).toBe(400);
    expect((await school.call('POST', '/v1/client/user/logout', { token: planted.token })).status).toBe(401);
    const open = await school.deps.db.select().from(sessions).where(eq(sessions.userId, planted.userId));
    expect(open).toHaveLength(1);
  });

  it('API-009 another identity with the same address returns 409 and is not linked', async () => {
    const person = await mintPerson(school);
    await post('login', await idToken({ sub: 'l5', email: person.emailId }));
    expect((await post('login', await idToken({ sub: 'l5-heir', email: person.emailId }))).status).toBe(409);
    expect(await ownerOf('l5-heir')).toBeNull();
  });

  it.each([
    ['signed with another key', {}, foreignKeys.privateKey],
    ['of another issuer', { iss: 'https://accounts.elsewhere.test' }, undefined],
    ['for another client', { aud: 'their-client' }, undefined],
    ['that has run out', { iat: -3_000, exp: -120 }, undefined],
    ['older than an hour', { iat: -4_000, exp: 600 }, undefined],
    ['with an address that nobody proved', { email_verified: false }, undefined],
    ['with a proof that is only text', { email_verified: 'true' }, undefined],
    ['without an address', { email: '' }, undefined],
    ['made for another sign-in', { nonce: 'a-nonce-nobody-asked-for' }, undefined],
  ])('API-009 a token %s is refused with 400 and opens nothing', async (_what, claims: Claims, key) => {
    const person = await mintPerson(school);
    const { iat, exp, ...rest } = claims;
    const token = await idToken(
      {
        sub: person.userHash,
        email: person.emailId,
        ...rest,
        ...(iat === undefined ? {} : { iat: seconds(iat) }),
        ...(exp === undefined ? {} : { exp: seconds(exp) }),
      },
      key,
    );
    expect((await post('login', token)).status).toBe(400);
    expect((await post('signup', token)).status).toBe(400);
    expect(await ownerOf(person.userHash)).toBeNull();
  });

  it('API-009 an intercepted token cannot sign anyone in a second time', async () => {
    const person = await mintPerson(school);
    const token = await idToken({ sub: 'l7', email: person.emailId });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('login', token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('API-009 fields other than method, token and nonce change nothing about the person', async () => {
    const person = await mintPerson(school);
    await post('login', await idToken({ sub: 'l8', email: person.emailId }), {
      roles: ['LEAD_MENTOR'],
      userId: '01900000-0000-7000-8000-000000000001',
    });
    const [row] = await school.deps.db.select().from(users).where(eq(users.userId, person.userId));
    expect(row).toMatchObject({ roles: [], staffRoles: [] });
  });
});

describe('the start of a social sign-in', () => {
  it('API-009 the offered methods and the address of each provider page are public', async () => {
    const { body } = await school.call('GET', '/v1/client/login/social');
    expect(body.methods).toEqual([
      { method: 'GOOGLE', label: 'Google' },
      { method: 'AWAY', label: 'Away' },
      { method: 'SANDBOX', label: 'a test identity' },
    ]);
    const start = await school.call('GET', '/v1/client/login/social/GOOGLE');
    expect(start.body).toEqual({ authorizeUrl: `${issuer}/authorize`, clientId: 'our-client' });
  });

  it('API-009 an unknown method returns 404, an invalid name 400, an unreachable provider 502', async () => {
    expect((await school.call('GET', '/v1/client/login/social/NOBODY')).status).toBe(404);
    expect((await school.call('GET', '/v1/client/login/social/no%20name')).status).toBe(400);
    expect((await school.call('GET', '/v1/client/login/social/AWAY')).status).toBe(502);
  });
});

describe('the sandbox identity', () => {
  const wish = (returnTo: string, more = '') =>
    `/sandbox-identity/authorize?client_id=plinth-demonstration&state=st&nonce=a-nonce-of-sixteen&redirect_uri=${encodeURIComponent(returnTo)}${more}`;
  const own = wish('http://localhost:4321/login/social');
  const chosen = (fields: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams({ email: 'sam@plinth.test', firstName: 'Sam', lastName: 'Test', ...fields }),
  });
  const tokenOf = (answer: Response) =>
    new URLSearchParams((answer.headers.get('location') ?? '').split('#')[1]).get('id_token') ?? '';

  it('API-008 API-009 a chosen identity returns as a signed token that creates an account', async () => {
    expect((await school.raw(own)).status).toBe(200);
    const answer = await school.raw(own, chosen({ verified: 'on' }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:4321\/login\/social#id_token=.*&state=st$/,
    );
    const made = await school.call('POST', '/v1/client/signup/social', {
      body: { method: 'SANDBOX', tokenId: tokenOf(answer), nonce: 'a-nonce-of-sixteen' },
    });
    expect(made.status).toBe(201);
  });

  it('API-009 an address that the identity has not verified opens no account', async () => {
    const person = await mintPerson(school);
    const answer = await school.raw(own, chosen({ email: person.emailId }));
    const login = await school.call('POST', '/v1/client/login/social', {
      body: { method: 'SANDBOX', tokenId: tokenOf(answer), nonce: 'a-nonce-of-sixteen' },
    });
    expect(login.status).toBe(400);
  });

  it.each([
    wish('http://evil.test/login/social'),
    wish('http://localhost:4321/learner-hub'),
    wish('http://localhost:4321.evil.test/login/social'),
    own.replace('plinth-demonstration', 'another'),
  ])('API-009 a token is sent only to our own page, not where %s points', async (path) => {
    expect((await school.raw(path)).status).toBe(404);
    expect((await school.raw(path, chosen({ verified: 'on' }))).status).toBe(404);
  });
});

describe('a school in production', () => {
  const real = openTestSchool({ PLINTH_MODE: 'production', STRIPE_SECRET_KEY: 'sk_test_of_the_tests' });
  let token: string;
  beforeAll(async () => {
    const identity: SandboxIdentity = {
      emailId: 'sam@plinth.test',
      firstName: 'Sam',
      lastName: 'Test',
      isEmailVerified: true,
      nonce: null,
    };
    token = await signSandboxToken(real.deps.settings, identity, real.now());
  });

  it('API-009 neither offers nor accepts the sandbox identity, nor serves its page', async () => {
    expect((await real.call('GET', '/v1/client/login/social')).body).toEqual({ methods: [] });
    for (const verb of ['login', 'signup'])
      expect(
        (
          await real.call('POST', `/v1/client/${verb}/social`, {
            body: { method: 'SANDBOX', tokenId: token },
          })
        ).status,
      ).toBe(400);
    expect((await real.raw('/sandbox-identity/authorize')).status).toBe(404);
  });
});
