import { randomUUID } from 'node:crypto';
import { PASSKEYS_MAX } from '@plinth/domain/auth/passkey';
import { and, eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool, type TestSchool } from '../../test/open-test-school.ts';
import { softwareAuthenticator } from '../../test/software-authenticator.ts';
import { startTimeStep } from '../../test/start-time-step.ts';
import { auditEntries, sessions } from '../db/schema/accounts.ts';
import { passkeyChallenges, passkeys } from '../db/schema/second-factors.ts';

const school = openTestSchool({ OVERRIDE_USER: true });
const production = openTestSchool({
  PLINTH_MODE: 'production',
  STRIPE_SECRET_KEY: 'sk_test_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
});
beforeEach(() => [school, production].forEach(startTimeStep));
const PATH = '/v1/client/user/second-factor';

type Person = Awaited<ReturnType<typeof mintPerson>>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;
type Proof = { code?: string; passkey?: unknown };

const begin = async (at: TestSchool, token: string) =>
  (await at.call('POST', `${PATH}/passkeys/challenge`, { token, body: {} })).body;
/** Makes the challenges of a person's passkeys five minutes old. */
const letExpire = ({ userId }: Person) =>
  school.deps.db
    .update(passkeyChallenges)
    .set({ expiresAt: school.now() })
    .where(eq(passkeyChallenges.userId, userId));
const keep = (at: TestSchool, token: string, passkey: unknown, name = 'Blue key') =>
  at.call('POST', `${PATH}/passkeys`, { token, body: { name, passkey } });

async function add(at: TestSchool, { token }: Person, device: Authenticator, name?: string) {
  const kept = await keep(at, token, device.make(await begin(at, token)), name);
  expect(kept.status).toBe(200);
  const recoveryCodes: string[] = kept.body.recoveryCodes;
  return recoveryCodes;
}

/** Signs in with the password, which returns a token that grants no access yet. */
async function signIn(at: TestSchool, { emailId }: Person) {
  const { body } = await at.call('POST', '/v1/client/login/email', { body: { emailId, password: PASSWORD } });
  const token: string = body.token;
  return { token, needsSecondFactor: body.needsSecondFactor };
}
const waysOf = async (at: TestSchool, token: string) =>
  (await at.call('POST', `${PATH}/verify/challenge`, { token })).body;
const verify = (at: TestSchool, token: string, proof: Proof) =>
  at.call('POST', `${PATH}/verify`, { token, body: proof });
const factorsOf = async (at: TestSchool, token: string) => (await at.call('GET', PATH, { token })).body;
const proofOf = async (at: TestSchool, token: string, device: Authenticator) => {
  const { body } = await at.call('POST', `${PATH}/challenge`, { token });
  return { passkey: device.show(body.passkey) };
};
const remove = (at: TestSchool, token: string, passkeyId: string, proof: Proof) =>
  at.call('POST', `${PATH}/passkeys/${passkeyId}/removal`, { token, body: proof });

async function addApp(at: TestSchool, { token }: Person) {
  const begun = await at.call('POST', `${PATH}/totp`, { token, body: {} });
  const secret: string = begun.body.secret;
  const epoch = Math.floor(at.now().getTime() / 1000) - 30;
  const body = { code: await generate({ secret, epoch }) };
  const confirmed = await at.call('PUT', `${PATH}/totp`, { token, body });
  expect(confirmed.status).toBe(200);
  const recoveryCodes: string[] = confirmed.body.recoveryCodes;
  return recoveryCodes;
}
const actionsOf = async (at: TestSchool, { userId }: Person) =>
  (
    await at.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, userId))
      .orderBy(auditEntries.auditId)
  ).map(({ action }) => action);

describe('a passkey as second factor', () => {
  it('OFFICE-05 can be added by anyone with a name, gives recovery codes, ends other sessions, and verifies the next sign-in', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const elsewhere = await signIn(school, person);
    const device = softwareAuthenticator();
    expect(new Set(await add(school, person, device, 'Blue key')).size).toBe(10);
    expect((await school.call('GET', PATH, { token: elsewhere.token })).status).toBe(401);
    const { passkeys: listed, totpConfirmedAt, recoveryCodesLeft } = await factorsOf(school, person.token);
    expect([totpConfirmedAt, recoveryCodesLeft]).toEqual([null, 10]);
    expect(listed).toEqual([
      { passkeyId: expect.any(String), name: 'Blue key', createdAt: expect.any(String), lastUsedAt: null },
    ]);

    const { token, needsSecondFactor } = await signIn(school, person);
    expect(needsSecondFactor).toBe(true);
    expect((await school.call('GET', PATH, { token })).status).toBe(401);
    const ways = await waysOf(school, token);
    expect(ways.hasApp).toBe(false);
    expect(ways.passkey.allowCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['usb'] },
    ]);
    expect((await verify(school, token, { passkey: device.show(ways.passkey) })).body).toEqual({
      verified: true,
    });
    expect((await factorsOf(school, token)).passkeys[0].lastUsedAt).toEqual(expect.any(String));
    expect((await school.mailsTo(person.emailId)).map(({ template, text }) => [template, text])).toEqual([
      ['second-factor-on', expect.stringContaining('Blue key')],
    ]);
  });

  it('OFFICE-05 a challenge can be answered once, right or wrong', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const device = softwareAuthenticator();
    await add(school, person, device);
    const { token } = await signIn(school, person);
    const { passkey } = await waysOf(school, token);
    const wrong = await verify(school, token, {
      passkey: device.show(passkey, { origin: 'http://plinth.example' }),
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    expect((await verify(school, token, { passkey: device.show(passkey) })).status).toBe(400);
    const shown = device.show((await waysOf(school, token)).passkey);
    const other = await signIn(school, person);
    const both = await Promise.all([
      verify(school, token, { passkey: shown }),
      verify(school, other.token, { passkey: shown }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('OFFICE-05 is refused from another origin or host, after five minutes, of a stranger and for another purpose', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const device = softwareAuthenticator();
    await add(school, person, device);
    const stranger = softwareAuthenticator();
    await add(school, await mintPerson(school), stranger);
    const unknown = softwareAuthenticator();
    const { token } = await signIn(school, person);
    const asked = async () => (await waysOf(school, token)).passkey;
    for (const shown of [
      device.show(await asked(), { origin: 'https://plinth.example' }),
      device.show(await asked(), { rpId: 'plinth.example' }),
      device.show(await asked(), { challenge: 'invented' }),
      stranger.show(await asked()),
      unknown.show(await asked()),
      { ...unknown.show(await asked()), id: device.id, rawId: device.id },
      (await proofOf(school, person.token, device)).passkey,
    ]) {
      const refused = await verify(school, token, { passkey: shown });
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    }
    const late = device.show(await asked());
    await letExpire(person);
    expect((await verify(school, token, { passkey: late })).status).toBe(400);
    expect((await school.call('GET', PATH, { token })).status).toBe(401);
    expect((await verify(school, token, { passkey: device.show(await asked()) })).status).toBe(200);
  });

  it('OFFICE-05 is refused as a copy when its counter does not rise', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const device = softwareAuthenticator();
    await add(school, person, device);
    const { token } = await signIn(school, person);
    const show = async (counter: number) =>
      verify(school, token, { passkey: device.show((await waysOf(school, token)).passkey, { counter }) });
    const statuses: number[] = [];
    for (const counter of [5, 5, 4, 0, 6]) statuses.push((await show(counter)).status);
    expect(statuses).toEqual([200, 400, 400, 400, 200]);
    const [row] = await school.deps.db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
    expect(row?.counter).toBe(6);
  });

  it('OFFICE-05 without a counter works at each sign-in', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const device = softwareAuthenticator();
    await add(school, person, device);
    for (let n = 0; n < 2; n += 1) {
      const { token } = await signIn(school, person);
      const shown = device.show((await waysOf(school, token)).passkey, { counter: 0 });
      expect((await verify(school, token, { passkey: shown })).status).toBe(200);
    }
  });
});

describe('adding a passkey', () => {
  it('OFFICE-05 refuses another origin or host, an invented, late or repeated response, and the same passkey twice', async () => {
    const person = await mintPerson(school);
    const device = softwareAuthenticator();
    const made = async (otherwise = {}) => device.make(await begin(school, person.token), otherwise);
    for (const wrong of [
      await made({ origin: 'https://plinth.example' }),
      await made({ rpId: 'plinth.example' }),
      await made({ challenge: 'invented' }),
    ]) {
      const refused = await keep(school, person.token, wrong);
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
    }
    const late = await made();
    await letExpire(person);
    expect((await keep(school, person.token, late)).status).toBe(400);
    const other = await mintPerson(school);
    expect((await keep(school, other.token, await made())).status).toBe(400);
    const right = await made();
    const both = await Promise.all([keep(school, person.token, right), keep(school, person.token, right)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = device.make(await begin(school, other.token));
    expect((await keep(school, other.token, again)).status).toBe(409);
    expect((await factorsOf(school, other.token)).passkeys).toEqual([]);
  });

  it('OFFICE-05 requires a name and valid passkey data', async () => {
    const { token } = await mintPerson(school);
    const made = softwareAuthenticator().make(await begin(school, token));
    for (const body of [
      { name: '  ', passkey: made },
      { name: 'n'.repeat(61), passkey: made },
      { name: 'Key' },
      { name: 'Key', passkey: { ...made, id: 'not bytes!' } },
      { name: 'Key', passkey: { ...made, response: { ...made.response, attestationObject: 'AAAA' } } },
    ])
      expect((await school.call('POST', `${PATH}/passkeys`, { token, body })).status).toBe(400);
    expect((await school.call('POST', `${PATH}/passkeys`, { body: {} })).status).toBe(401);
  });

  it('OFFICE-05 requires the password when the sign-in was a while ago', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const before = new Date(school.now().getTime() - 20 * 60_000);
    await school.deps.db
      .update(sessions)
      .set({ createdAt: before })
      .where(eq(sessions.userId, person.userId));
    const ask = (body: object) =>
      school.call('POST', `${PATH}/passkeys/challenge`, { token: person.token, body });
    expect((await ask({})).body.code).toBe('INVALID_CREDENTIALS');
    const asked = await ask({ password: PASSWORD });
    expect(asked.body.rp).toEqual({ id: 'localhost', name: expect.any(String) });
    const kept = await keep(school, person.token, softwareAuthenticator().make(asked.body));
    expect(kept.status).toBe(200);
  });

  it('OFFICE-05 beside the app, or the app beside it, keeps the existing recovery codes and sessions', async () => {
    const person = await mintPerson(school, { withPassword: true, staffRoles: ['FINANCE'] });
    const device = softwareAuthenticator();
    await add(school, person, device, 'Laptop');
    const { token } = await signIn(school, person);
    await verify(school, token, { passkey: device.show((await waysOf(school, token)).passkey) });
    expect(await addApp(school, person)).toEqual([]);
    expect(await add(school, person, softwareAuthenticator(), 'Phone')).toEqual([]);
    const factors = await factorsOf(school, token);
    expect(factors.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Phone']);
    expect(factors.recoveryCodesLeft).toBe(10);
    expect((await waysOf(school, token)).hasApp).toBe(true);
    expect(await actionsOf(school, person)).toEqual([
      'second-factor.on',
      'second-factor.app-added',
      'second-factor.passkey-added',
    ]);
  });

  it('OFFICE-05 stops at ten, also for two concurrent requests', async () => {
    const person = await mintPerson(school);
    await add(school, person, softwareAuthenticator());
    const [row] = await school.deps.db.select().from(passkeys).where(eq(passkeys.userId, person.userId));
    if (!row) throw new Error('no passkey');
    const { passkeyId: _, ...same } = row;
    const more = Array.from({ length: PASSKEYS_MAX - 2 }, () => ({ ...same, credentialId: randomUUID() }));
    await school.deps.db.insert(passkeys).values(more);
    const made = [];
    for (let n = 0; n < 2; n += 1) made.push(softwareAuthenticator().make(await begin(school, person.token)));
    const both = await Promise.all(made.map((passkey) => keep(school, person.token, passkey)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await school.call('POST', `${PATH}/passkeys/challenge`, {
      token: person.token,
      body: {},
    });
    expect(refused.status).toBe(409);
  });
});

describe('removing passkeys', () => {
  it('OFFICE-05 each needs a passkey or a code; removing the last one switches the second factor off', async () => {
    const person = await mintPerson(school, { withPassword: true, staffRoles: ['FINANCE'] });
    const { token } = person;
    const [laptop, phone] = [softwareAuthenticator(), softwareAuthenticator()];
    const [code = ''] = await add(school, person, laptop, 'Laptop');
    await add(school, person, phone, 'Phone');
    const [first, second] = (await factorsOf(school, token)).passkeys;
    expect((await remove(school, token, first.passkeyId, {})).status).toBe(400);
    expect((await remove(school, token, first.passkeyId, { code: '000000' })).status).toBe(400);
    const other = await mintPerson(school);
    const otherDevice = softwareAuthenticator();
    await add(school, other, otherDevice);
    const foreign = await remove(
      school,
      other.token,
      first.passkeyId,
      await proofOf(school, other.token, otherDevice),
    );
    expect(foreign.status).toBe(404);
    expect((await remove(school, token, first.passkeyId, await proofOf(school, token, phone))).body).toEqual({
      removed: true,
    });
    expect((await factorsOf(school, token)).recoveryCodesLeft).toBe(10);
    expect((await remove(school, token, second.passkeyId, { code })).status).toBe(200);
    expect(await factorsOf(school, token)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(school, person)).needsSecondFactor).toBeUndefined();
    expect(await actionsOf(school, person)).toEqual([
      'second-factor.on',
      'second-factor.passkey-added',
      'second-factor.passkey-removed',
      'second-factor.off',
    ]);
    expect((await school.mailsTo(person.emailId)).at(-2)?.text).toContain('Laptop');
  });

  it('OFFICE-05 a passkey renews the recovery codes, removes the app and switches everything off', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const { token } = person;
    const device = softwareAuthenticator();
    await addApp(school, person);
    await add(school, person, device);
    const send = async (path: string) =>
      school.call('POST', `${PATH}/${path}`, { token, body: await proofOf(school, token, device) });
    expect((await send('recovery-codes')).body.recoveryCodes).toHaveLength(10);
    expect((await send('totp/removal')).status).toBe(200);
    expect((await send('totp/removal')).status).toBe(404);
    expect((await factorsOf(school, token)).totpConfirmedAt).toBeNull();
    expect((await send('off')).body).toEqual({ off: true });
    expect((await factorsOf(school, token)).passkeys).toEqual([]);
    const none = await school.call('POST', `${PATH}/off`, { token, body: { code: '000000' } });
    expect(none.status).toBe(409);
  });

  it('OFFICE-05 in production staff open the office with a passkey and keep their last factor, also in concurrent removals', async () => {
    const owner = await mintPerson(production, { staffRoles: ['OWNER'], withPassword: true });
    const device = softwareAuthenticator();
    const codes = await add(production, owner, device);
    const { token } = owner;
    expect((await production.call('GET', '/v1/office/staff', { token })).status).toBe(200);
    const [{ passkeyId }] = (await factorsOf(production, token)).passkeys;
    const kept = await remove(production, token, passkeyId, await proofOf(production, token, device));
    expect([kept.status, kept.body.message]).toEqual([
      403,
      'Anyone who works at the school must keep a second factor.',
    ]);
    await addApp(production, owner);
    const both = await Promise.all([
      remove(production, token, passkeyId, { code: codes[0] ?? '' }),
      production.call('POST', `${PATH}/totp/removal`, { token, body: { code: codes[1] ?? '' } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = await factorsOf(production, token);
    expect(left.passkeys.length + (left.totpConfirmedAt ? 1 : 0)).toBe(1);
    expect((await signIn(production, owner)).needsSecondFactor).toBe(true);
  });

  it("OFFICE-05 an owner removes a colleague's second factor, and the staff list shows who has one", async () => {
    const owner = await mintPerson(school, { staffRoles: ['OWNER'] });
    const colleague = await mintPerson(school, { staffRoles: ['ADMISSIONS'], withPassword: true });
    await add(school, colleague, softwareAuthenticator());
    const isListedWith = async () => {
      const path = `/v1/office/staff?search=${encodeURIComponent(colleague.emailId)}`;
      const { body } = await school.call('GET', path, { token: owner.token });
      return body.staff.map(({ hasSecondFactor }: { hasSecondFactor: boolean }) => hasSecondFactor);
    };
    expect(await isListedWith()).toEqual([true]);
    const take = () =>
      school.call('DELETE', `/v1/office/staff/${colleague.userId}/second-factor`, { token: owner.token });
    expect([(await take()).status, (await take()).status]).toEqual([200, 409]);
    expect(await isListedWith()).toEqual([false]);
    expect((await signIn(school, colleague)).needsSecondFactor).toBeUndefined();
    const taken = and(eq(auditEntries.subjectId, colleague.userId), eq(auditEntries.actorId, owner.userId));
    expect(await school.deps.db.$count(auditEntries, taken)).toBe(1);
  });

  it('OFFICE-05 someone viewing as another person can neither request, add nor remove a passkey', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const person = await mintPerson(school);
    const headers = { 'override-user': person.userId };
    const made = softwareAuthenticator().make(await begin(school, person.token));
    for (const [path, body] of [
      ['passkeys/challenge', {}],
      ['passkeys', { name: 'Mine now', passkey: made }],
      ['challenge', undefined],
      [`passkeys/${randomUUID()}/removal`, { code: '123456' }],
      ['totp/removal', { code: '123456' }],
    ] as const)
      expect(
        (await school.call('POST', `${PATH}/${path}`, { token: staff.token, headers, body })).status,
      ).toBe(403);
    expect((await school.call('POST', `${PATH}/verify/challenge`, { token: 'invented' })).status).toBe(401);
  });
});
