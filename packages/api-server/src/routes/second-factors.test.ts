import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintPerson, PASSWORD } from '../../test/mint.ts';
import { openTestSchool, type TestSchool } from '../../test/open-test-school.ts';
import { startTimeStep } from '../../test/start-time-step.ts';
import { auditEntries, sessions } from '../db/schema/accounts.ts';
import { totpFactors } from '../db/schema/second-factors.ts';

const school = openTestSchool({ OVERRIDE_USER: true });
const production = openTestSchool({
  PLINTH_MODE: 'production',
  STRIPE_SECRET_KEY: 'sk_test_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
});
beforeEach(() => [school, production].forEach(startTimeStep));
const PATH = '/v1/client/user/second-factor';

type Person = Awaited<ReturnType<typeof mintPerson>>;

const codeOf = (at: TestSchool, secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(at.now().getTime() / 1000) + steps * 30 });

async function switchOn(at: TestSchool, person: Person) {
  const begun = await at.call('POST', `${PATH}/totp`, { token: person.token, body: {} });
  const secret: string = begun.body.secret;
  const confirmed = await at.call('PUT', `${PATH}/totp`, {
    token: person.token,
    body: { code: await codeOf(at, secret, -1) },
  });
  expect([begun.status, confirmed.status]).toEqual([200, 200]);
  const recoveryCodes: string[] = confirmed.body.recoveryCodes;
  return { secret, recoveryCodes, begun: begun.body };
}

async function signIn(at: TestSchool, { emailId }: Person) {
  const { body } = await at.call('POST', '/v1/client/login/email', { body: { emailId, password: PASSWORD } });
  const token: string = body.token;
  return { token, needsSecondFactor: body.needsSecondFactor };
}
const verify = (at: TestSchool, token: string, code: string) =>
  at.call('POST', `${PATH}/verify`, { token, body: { code } });
const accountOf = (token: string) => school.call('GET', '/v1/client/user/account', { token });

describe('a second factor', () => {
  it('OFFICE-05 anyone can switch one on, gets ten recovery codes, and is told by email', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const { secret, recoveryCodes, begun } = await switchOn(school, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(begun.otpauthUri).toContain(secret);
    expect(begun.qrModules.length).toBe(begun.qrModules[0].length);
    const read = await school.call('GET', PATH, { token: person.token });
    expect(read.body).toEqual({
      totpConfirmedAt: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
      proof: 'NONE',
    });
    const [row] = await school.deps.db
      .select()
      .from(totpFactors)
      .where(eq(totpFactors.userId, person.userId));
    expect(row?.sealedSecret).not.toContain(secret);
    expect((await school.mailsTo(person.emailId)).map(({ template }) => template)).toEqual([
      'second-factor-on',
    ]);
    expect((await school.call('POST', `${PATH}/totp`, { token: person.token, body: {} })).status).toBe(409);
  });

  it('OFFICE-05 a session has no access until a code is verified, and each code works once', async () => {
    const person = await mintPerson(school, { withPassword: true });
    expect((await signIn(school, person)).needsSecondFactor).toBeUndefined();
    const { secret } = await switchOn(school, person);
    const { token, needsSecondFactor } = await signIn(school, person);
    expect(needsSecondFactor).toBe(true);
    for (const [method, path] of [
      ['GET', '/v1/client/user/account'],
      ['GET', PATH],
      ['POST', `${PATH}/totp`],
      ['GET', '/v1/client/user/data-profile'],
    ] as const)
      expect((await school.call(method, path, { token })).status).toBe(401);
    expect((await school.call('POST', `${PATH}/off`, { token, body: { code: '123456' } })).status).toBe(401);
    for (const wrong of ['000', 'abcdef', 'not-a-code-of-ours'])
      expect((await verify(school, token, wrong)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await verify(school, token, '')).status).toBe(400);
    expect((await verify(school, 'invented', '123456')).status).toBe(401);
    const code = await codeOf(school, secret);
    const other = await signIn(school, person);
    const both = await Promise.all([verify(school, token, code), verify(school, other.token, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const opened = both[0]?.status === 200 ? token : other.token;
    const waiting = opened === token ? other.token : token;
    expect((await accountOf(opened)).status).toBe(200);
    expect((await accountOf(waiting)).status).toBe(401);
    expect((await verify(school, waiting, code)).status).toBe(400);
  });

  it('OFFICE-05 a recovery code opens a session once, and its owner is told by email', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const [code = ''] = (await switchOn(school, person)).recoveryCodes;
    const { token } = await signIn(school, person);
    expect((await verify(school, token, code.toUpperCase())).status).toBe(200);
    const again = await signIn(school, person);
    expect((await verify(school, again.token, code)).status).toBe(400);
    expect((await school.call('GET', PATH, { token })).body.recoveryCodesLeft).toBe(9);
    expect((await school.mailsTo(person.emailId)).at(-1)?.template).toBe('second-factor-recovery-code');
  });

  it('OFFICE-05 a code switches it off and renews the recovery codes, and guesses are limited', async () => {
    const person = await mintPerson(school, { withPassword: true, staffRoles: ['FINANCE'] });
    const { secret, recoveryCodes } = await switchOn(school, person);
    const { token } = person;
    const renewed = await school.call('POST', `${PATH}/recovery-codes`, {
      token,
      body: { code: await codeOf(school, secret) },
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const off = (code: string) => school.call('POST', `${PATH}/off`, { token, body: { code } });
    expect((await off(recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await off(renewed.body.recoveryCodes[0])).status).toBe(200);
    expect((await signIn(school, person)).needsSecondFactor).toBeUndefined();
    const log = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, person.userId));
    expect(log.map(({ action }) => action).sort()).toEqual([
      'second-factor.off',
      'second-factor.on',
      'second-factor.renewed',
    ]);
    for (let n = 0; n < 6; n += 1) expect((await off('000')).status).toBe(409);
    expect((await off('000')).status).toBe(429);
  });

  it('OFFICE-05 someone acting as a person can neither read nor change it', async () => {
    const staff = await mintPerson(school, { staffRoles: ['SUPPORT_TEAM'] });
    const person = await mintPerson(school);
    const headers = { 'override-user': person.userId };
    for (const [method, path, body] of [
      ['GET', PATH, undefined],
      ['POST', `${PATH}/totp`, {}],
      ['PUT', `${PATH}/totp`, { code: '123456' }],
      ['POST', `${PATH}/recovery-codes`, { code: '123456' }],
      ['POST', `${PATH}/off`, { code: '123456' }],
    ] as const)
      expect((await school.call(method, path, { token: staff.token, headers, body })).status).toBe(403);
  });

  it('OFFICE-05 in production the office opens once staff have one, and they cannot switch it off', async () => {
    const owner = await mintPerson(production, { staffRoles: ['OWNER'], withPassword: true });
    const { secret } = await switchOn(production, owner);
    expect((await production.call('GET', '/v1/office/staff', { token: owner.token })).status).toBe(200);
    const code = await codeOf(production, secret);
    const off = await production.call('POST', `${PATH}/off`, { token: owner.token, body: { code } });
    expect(off.status).toBe(403);
    const { token } = await signIn(production, owner);
    expect((await verify(production, token, code)).status).toBe(200);
    expect((await production.call('GET', '/v1/office/staff', { token })).status).toBe(200);
  });

  it('OFFICE-05 a session opened a while ago cannot set one up without the password', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const unnamed = await mintPerson(school);
    const before = new Date(school.now().getTime() - 20 * 60_000);
    for (const { userId } of [person, unnamed])
      await school.deps.db.update(sessions).set({ createdAt: before }).where(eq(sessions.userId, userId));
    const begin = ({ token }: Person, body: object) => school.call('POST', `${PATH}/totp`, { token, body });
    expect((await school.call('GET', PATH, { token: person.token })).body.proof).toBe('PASSWORD');
    for (const body of [{}, { password: 'not-the-password' }]) {
      const refused = await begin(person, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_CREDENTIALS']);
      expect(JSON.stringify(refused.body)).toContain('password');
    }
    expect((await begin(person, { password: PASSWORD })).status).toBe(200);
    expect((await school.call('GET', PATH, { token: unnamed.token })).body.proof).toBe('SIGN_IN');
    expect((await begin(unnamed, {})).status).toBe(409);
  });

  it('OFFICE-05 OFFICE-06 an owner removes it for a colleague: signed out, told, audited; not for themselves', async () => {
    const owner = await mintPerson(school, { staffRoles: ['OWNER'], withPassword: true });
    const colleague = await mintPerson(school, { staffRoles: ['ADMISSIONS'], withPassword: true });
    await switchOn(school, owner);
    const remove = (userId: string, token = owner.token) =>
      school.call('DELETE', `/v1/office/staff/${userId}/second-factor`, { token });
    const isListedWith = async () => {
      const path = `/v1/office/staff?search=${encodeURIComponent(colleague.emailId)}`;
      const { body } = await school.call('GET', path, { token: owner.token });
      return body.staff[0].hasSecondFactor;
    };
    expect(await isListedWith()).toBe(false);
    const begun = await school.call('POST', `${PATH}/totp`, { token: colleague.token, body: {} });
    expect(begun.status).toBe(200);
    expect((await remove(colleague.userId)).status).toBe(409);
    await switchOn(school, colleague);
    expect(await isListedWith()).toBe(true);
    expect((await remove(owner.userId)).status).toBe(403);
    expect((await remove(owner.userId, colleague.token)).status).toBe(403);
    expect((await remove(randomUUID())).status).toBe(404);
    const both = await Promise.all([remove(colleague.userId), remove(colleague.userId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await isListedWith()).toBe(false);
    expect((await school.call('GET', PATH, { token: colleague.token })).status).toBe(401);
    expect((await signIn(school, colleague)).needsSecondFactor).toBeUndefined();
    expect((await school.mailsTo(colleague.emailId)).map(({ template }) => template)).toEqual([
      'second-factor-on',
      'second-factor-removed',
    ]);
    const log = await school.deps.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, colleague.userId), eq(auditEntries.actorId, owner.userId)));
    expect(log.map(({ action }) => action)).toEqual(['second-factor.removed']);
  });

  it('OFFICE-05 of two simultaneous confirmations, one switches it on', async () => {
    const person = await mintPerson(school, { withPassword: true });
    const begun = await school.call('POST', `${PATH}/totp`, { token: person.token, body: {} });
    const code = await codeOf(school, begun.body.secret);
    const confirm = () => school.call('PUT', `${PATH}/totp`, { token: person.token, body: { code } });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
