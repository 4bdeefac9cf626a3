import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { CLIENT, follow, RETURN_TO, startIssuer } from '../../test/start-issuer.ts';
import { hashToken } from '../api/token-hash.ts';
import { sessions, socialIdentities, users } from '../db/schema/accounts.ts';
import { totpFactors } from '../db/schema/second-factors.ts';

const issuer = startIssuer();
const other = startIssuer();
const school = openTestSchool({
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_LABEL: 'Riverside account',
  OIDC_DOMAINS: ['plinth.test'],
  OIDC_TRUSTS_MFA: true,
  OIDC_MFA_ACRS: ['mfa-by-key'],
  get OIDC_ISSUER() {
    return issuer.url;
  },
});

const START = '/v1/client/login/social/OIDC';
const random = () => randomBytes(36).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** What a tab stores, and what the issuer returned to it. */
async function authorize(at = issuer.url) {
  const kept = { state: random(), nonce: random(), codeVerifier: random() };
  const query = new URLSearchParams({
    client_id: CLIENT.id,
    redirect_uri: RETURN_TO,
    response_type: 'code',
    scope: 'openid email profile',
    state: kept.state,
    nonce: kept.nonce,
    code_challenge: challengeOf(kept.codeVerifier),
    code_challenge_method: 'S256',
  });
  const { search: callback } = await follow(`${at}/auth?${query}`);
  return { ...kept, callback };
}
type Returned = Awaited<ReturnType<typeof authorize>>;

const redeem = (body: Returned) => school.call('POST', `${START}/code`, { body });
const enter = (verb: 'login' | 'signup', tokenId: string, nonce: string) =>
  school.call('POST', `/v1/client/${verb}/social`, { body: { method: 'OIDC', tokenId, nonce } });
/** The complete sign-in of a person who has an account. */
async function signIn() {
  const returned = await authorize();
  const { body } = await redeem(returned);
  return enter('login', body.tokenId, returned.nonce);
}
const be = (email: string, more: object = {}) => {
  issuer.person = { sub: `sub of ${email}`, email, email_verified: true, given_name: 'Nila', ...more };
};

beforeEach(() => {
  issuer.isDown = false;
});

describe('sign-in through any OpenID Connect issuer', () => {
  it('ADOPT-09 is offered by its label and starts at its page; an account is created and found again by its verified address', async () => {
    const { body } = await school.call('GET', '/v1/client/login/social');
    expect(body.methods).toContainEqual({ method: 'OIDC', label: 'Riverside account' });
    const { body: begun } = await school.call('GET', START);
    expect(begun).toEqual({ authorizeUrl: `${issuer.url}/auth`, clientId: CLIENT.id, usesCode: true });
    be('nila@plinth.test');
    const returned = await authorize();
    const { body: redeemed } = await redeem(returned);
    expect((await enter('login', redeemed.tokenId, returned.nonce)).status).toBe(404);
    const made = await enter('signup', redeemed.tokenId, returned.nonce);
    expect(made.status).toBe(201);
    const again = await signIn();
    expect(again.body.userId).toBe(made.body.userId);
  });

  it('ADOPT-09 links an account that has the verified address, and still finds it when the address at the issuer changes', async () => {
    const person = await mintPerson(school);
    be(person.emailId);
    expect((await signIn()).body.userId).toBe(person.userId);
    const [linked] = await school.deps.db
      .select()
      .from(socialIdentities)
      .where(eq(socialIdentities.userId, person.userId));
    expect(linked?.subject).toBe(`${issuer.url} sub of ${person.emailId}`);
    issuer.person = { sub: `sub of ${person.emailId}`, email: 'moved@plinth.test', email_verified: true };
    expect((await signIn()).body.userId).toBe(person.userId);
  });

  it('ADOPT-09 SEC-01 refuses an address that the issuer has not verified, and links and creates no account', async () => {
    const person = await mintPerson(school);
    const { db } = school.deps;
    const stored = async () => [await db.$count(users), await db.$count(socialIdentities)];
    const before = await stored();
    for (const email of [person.emailId, 'unverified@plinth.test']) {
      be(email, { email_verified: false });
      const { status, body } = await redeem(await authorize());
      expect([status, body.message]).toEqual([
        400,
        expect.stringContaining('Riverside account did not confirm'),
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('ADOPT-09 refuses an address of another domain, including domains that only look similar', async () => {
    for (const email of ['nila@elsewhere.test', 'nila@notplinth.test', 'nila@plinth.test.evil.test']) {
      be(email);
      expect([email, (await redeem(await authorize())).status]).toEqual([email, 403]);
    }
  });

  it.each([
    ['another state', { state: random() }],
    ['another nonce', { nonce: random() }],
    ['another verifier', { codeVerifier: random() }],
    ['no code', { callback: '?state=x' }],
    ['a code of nobody', { callback: '?code=invented' }],
  ])('ADOPT-09 SEC-01 refuses %s', async (_what, change) => {
    be('secure@plinth.test');
    const returned = await authorize();
    expect((await redeem({ ...returned, ...change })).status).toBe(400);
  });

  it('ADOPT-09 SEC-01 a code and the token it yields each work once; a wrong nonce or an expired token is refused', async () => {
    const { emailId } = await mintPerson(school);
    be(emailId);
    const returned = await authorize();
    const first = await redeem(returned);
    expect((await redeem(returned)).status).toBe(400);
    expect((await enter('login', first.body.tokenId, returned.nonce)).status).toBe(200);
    expect((await enter('login', first.body.tokenId, returned.nonce)).status).toBe(400);
    const later = await authorize();
    const { body } = await redeem(later);
    expect((await enter('login', body.tokenId, random())).status).toBe(400);
    school.advance(400_000);
    expect((await enter('login', body.tokenId, later.nonce)).status).toBe(400);
    school.advance(-400_000);
  });

  it("ADOPT-09 SEC-01 refuses the response of another issuer, even with that issuer's genuine code and state", async () => {
    other.person = { sub: 'x', email: 'mixed@plinth.test', email_verified: true };
    const returned = await authorize(other.url);
    expect((await redeem(returned)).status).toBe(400);
  });

  it('ADOPT-09 an issuer that is down is reported by name, signs nobody out, and works again when it is back', async () => {
    const { token } = await mintPerson(school);
    be('outage@plinth.test');
    const returned = await authorize();
    issuer.isDown = true;
    const { status, body } = await redeem(returned);
    expect([status, body.message]).toEqual([
      502,
      'Riverside account is not responding. Try again, or use your email address.',
    ]);
    expect((await school.call('GET', '/v1/client/user/data-profile', { token })).status).toBe(200);
    issuer.isDown = false;
    expect((await redeem(await authorize())).status).toBe(200);
  });

  it('ADOPT-09 SEC-01 staff still need their second factor, unless the issuer reports one and the school trusts it', async () => {
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    await school.deps.db.insert(totpFactors).values({
      userId: owner.userId,
      sealedSecret: 'sealed',
      confirmedAt: school.now(),
      createdAt: school.now(),
    });
    be(owner.emailId);
    const plain = await signIn();
    expect(plain.body.needsSecondFactor).toBe(true);
    expect((await school.call('GET', '/v1/office/me', { token: plain.body.token })).status).toBe(401);
    be(owner.emailId, { amr: ['pwd', 'mfa'] });
    const shown = await signIn();
    expect(shown.body.needsSecondFactor).toBeUndefined();
    expect((await school.call('GET', '/v1/office/me', { token: shown.body.token })).status).toBe(200);
    const [session] = await school.deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(shown.body.token)));
    expect(session?.secondFactorAt).toBeInstanceOf(Date);
    const [kept] = await school.deps.db.select().from(users).where(eq(users.userId, owner.userId));
    expect(kept?.staffRoles).toEqual(['OWNER']);
  });

  it('ADOPT-09 bad input returns 400, and a method without codes returns 404', async () => {
    const returned = { callback: '?code=x', state: random(), nonce: random(), codeVerifier: random() };
    expect((await redeem({ ...returned, codeVerifier: 'short' })).status).toBe(400);
    expect(
      (await school.call('POST', '/v1/client/login/social/SANDBOX/code', { body: returned })).status,
    ).toBe(404);
  });
});
