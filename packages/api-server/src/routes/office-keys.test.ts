import { contract } from '@plinth/contract';
import type { CallMeta } from '@plinth/contract/call';
import { KEY_CAPABILITIES, type KeyCapability } from '@plinth/domain/api-keys/key-capability';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { UNKNOWN_ID } from '../../test/payment-calls.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { apiKeyCalls, apiKeys } from '../db/schema/api-keys.ts';
import { mails } from '../db/schema/operations.ts';
import { purgeKeyCalls } from '../services/api-keys/note-key-call.ts';

const school = openTestSchool({ OVERRIDE_USER: true });
const OFFICE = '/v1/office/api-keys';
const DAY_MS = 86_400_000;

const owner = () => mintPerson(school, { firstName: 'Olga', staffRoles: ['OWNER'] });
type Person = Awaited<ReturnType<typeof owner>>;
const make = async (maker: Person, capabilities: readonly KeyCapability[], name = 'CRM') => {
  const made = await school.call('POST', OFFICE, {
    token: maker.token,
    body: { name, capabilities, days: 30 },
  });
  expect(made.status).toBe(201);
  return { secret: made.body.secret as string, keyId: made.body.key.keyId as string };
};
const by = (secret: string, method: string, path: string, body?: unknown) =>
  school.call(method, path, { headers: { authorization: `Bearer ${secret}` }, body });
const people = (secret: string) => by(secret, 'GET', '/v1/office/people');

type Call = { name: string; meta: CallMeta; method: string; path: string };
const CALLS: Call[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => {
    const { meta, route } = call['~orpc'];
    return {
      name: `${area}.${name}`,
      meta,
      method: route.method ?? 'GET',
      path: (route.path ?? '').replaceAll(/\{\w+\}/g, UNKNOWN_ID),
    };
  }),
);
const needsSession = ({ meta: { access } }: Call) => !['public', 'public-token', 'gateway'].includes(access);
const capabilityOf = ({ meta: { access, forPeopleAlone } }: Call) =>
  forPeopleAlone ? undefined : KEY_CAPABILITIES.find((one) => access === `staff:${one}`);

/** The answer of each call to a key; 20 are under way at a time. */
async function askEach(secret: string, calls: readonly Call[]) {
  const waiting = [...calls];
  const answers: [string, number][] = [];
  const ask = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const { name, method, path } = call;
      answers.push([name, (await by(secret, method, path, method === 'GET' ? undefined : {})).status]);
    }
  };
  await Promise.all(Array.from({ length: 20 }, ask));
  return answers;
}

let maker: Person;
beforeAll(async () => {
  maker = await owner();
});

describe('API keys for programs', () => {
  it('ADOPT-10 a key opens the calls of its capabilities, and its secret is neither stored nor shown again', async () => {
    const { secret, keyId } = await make(maker, ['people.read']);
    expect((await people(secret)).status).toBe(200);
    const [row] = await school.deps.db.select().from(apiKeys).where(eq(apiKeys.keyId, keyId));
    expect(JSON.stringify(row)).not.toContain(secret);
    const list = await school.call('GET', OFFICE, { token: maker.token });
    expect(JSON.stringify(list.body)).not.toContain(secret);
    await school.settled();
    const { body } = await school.call('GET', `${OFFICE}?search=crm&state=ACTIVE`, { token: maker.token });
    expect(body.keys.find((one: { keyId: string }) => one.keyId === keyId)).toMatchObject({
      name: 'CRM',
      ending: secret.slice(-4),
      state: 'ACTIVE',
      madeBy: 'Olga Test',
      lastUsedAt: expect.any(String),
    });
  });

  it('ADOPT-10 SEC-01 a key with all capabilities opens no call for people: sessions, roles, second factors, keys, webhooks', async () => {
    const { secret } = await make(maker, KEY_CAPABILITIES);
    const closed = CALLS.filter((call) => needsSession(call) && capabilityOf(call) === undefined);
    expect(closed.length).toBeGreaterThan(100);
    const answers = await askEach(secret, closed);
    expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'staff.changeRoles',
        'officeKeys.make',
        'officeWebhooks.make',
        'officePeople.merge',
      ]),
    );
  });

  it.each(KEY_CAPABILITIES)(
    'ADOPT-10 SEC-01 a key without %s is refused by each of its calls',
    async (capability) => {
      const { secret } = await make(
        maker,
        KEY_CAPABILITIES.filter((one) => one !== capability),
      );
      const answers = await askEach(
        secret,
        CALLS.filter((call) => capabilityOf(call) === capability),
      );
      expect(answers.length).toBeGreaterThan(0);
      expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
    },
  );

  it('ADOPT-10 an ended, an expired and an unknown key get 401 at the next call', async () => {
    const ended = await make(maker, ['people.read']);
    for (const _ of [1, 2])
      expect(
        (await school.call('POST', `${OFFICE}/${ended.keyId}/end`, { token: maker.token })).body.key.state,
      ).toBe('ENDED');
    expect((await people(ended.secret)).status).toBe(401);
    const expired = await make(maker, ['people.read']);
    await school.deps.db
      .update(apiKeys)
      .set({ expiresAt: new Date(school.now().getTime() - 1) })
      .where(eq(apiKeys.keyId, expired.keyId));
    expect((await people(expired.secret)).status).toBe(401);
    expect((await people(`school_key_${'A'.repeat(43)}`)).status).toBe(401);
    const audited = await school.deps.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'api-key.ended'),
          sql`${auditEntries.details} ->> 'keyId' = ${ended.keyId}`,
        ),
      );
    expect(audited).toHaveLength(1);
  });

  it('ADOPT-10 a key loses the capabilities that its maker loses with a role', async () => {
    const leaving = await owner();
    const { secret } = await make(leaving, ['people.read', 'vouchers.manage']);
    await school.deps.db
      .update(users)
      .set({ staffRoles: ['ACADEMICS'] })
      .where(eq(users.userId, leaving.userId));
    expect((await people(secret)).status).toBe(200);
    expect((await by(secret, 'POST', '/v1/office/vouchers', {})).status).toBe(403);
    await school.deps.db.update(users).set({ staffRoles: [] }).where(eq(users.userId, leaving.userId));
    expect((await people(secret)).status).toBe(403);
  });

  it.each([
    ['with money.read sees the amounts', ['people.read', 'money.read'], true],
    ['without money.read sees no amount', ['people.read'], false],
  ] as const)('ADOPT-10 a key %s in the subjects of a person’s mails', async (_what, capabilities, sees) => {
    const { secret } = await make(maker, capabilities);
    const { userId, emailId } = await mintPerson(school);
    await school.deps.db.insert(mails).values({
      to: emailId,
      subject: 'You paid ₹1,234.00',
      template: 't',
      text: 'x',
      html: 'x',
      nextTryAt: school.now(),
      createdAt: school.now(),
    });
    const { body } = await by(secret, 'GET', `/v1/office/people/${userId}/mails`);
    expect(body.mails[0].subject.includes('1,234')).toBe(sees);
  });

  it('ADOPT-10 a key sees the amounts of a person’s orders only with money.read, and as long as its maker does', async () => {
    const leaving = await owner();
    const { userId, emailId } = await mintPerson(school);
    const { orderId } = await mintOrder(school, { emailId });
    const moneyFor = async ({ secret }: { secret: string }) => {
      const { status, body } = await by(secret, 'GET', `/v1/office/people/${userId}/orders`);
      expect([status, body.orders]).toMatchObject([200, [{ orderId }]]);
      return body.orders[0].money;
    };
    const [seeing, blind] = [
      await make(leaving, ['people.read', 'money.read']),
      await make(leaving, ['people.read']),
    ];
    expect(await moneyFor(seeing)).toEqual({ currency: 'INR', price: 9_500_000, paid: 0 });
    expect(await moneyFor(blind)).toBeNull();
    await school.deps.db
      .update(users)
      .set({ staffRoles: ['ACADEMICS'] })
      .where(eq(users.userId, leaving.userId));
    expect(await moneyFor(seeing)).toBeNull();
  });

  it("ADOPT-10 OFFICE-10 changes made by a program are audited under the key's maker and name", async () => {
    const { secret } = await make(maker, ['vouchers.manage', 'money.read'], 'Shop');
    const body = {
      code: 'BY-KEY',
      currency: 'INR',
      discount: 100,
      percent: null,
      productId: null,
      maxUses: 1,
      usesPerPerson: 1,
      until: null,
    };
    expect((await by(secret, 'POST', '/v1/office/vouchers', body)).status).toBe(201);
    const [entry] = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.source, 'KEY'));
    expect(entry).toMatchObject({ actorId: maker.userId, details: { key: 'Shop' } });
  });

  it('ADOPT-10 a key cannot act as a person, and a session sent with it takes precedence', async () => {
    const { secret } = await make(maker, KEY_CAPABILITIES);
    const { userId } = await mintPerson(school);
    const acted = await school.call('GET', '/v1/client/user/data-profile', {
      headers: { authorization: `Bearer ${secret}`, 'override-user': userId },
    });
    expect(acted.status).toBe(403);
    const learner = await mintPerson(school);
    const both = await school.call('GET', '/v1/office/people', {
      token: learner.token,
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(both.status).toBe(403);
  });

  it('ADOPT-10 calls of a key are logged with their status, refused ones too, for 30 days', async () => {
    const { secret, keyId } = await make(maker, ['people.read']);
    await people(secret);
    await by(secret, 'GET', '/v1/office/vouchers');
    await school.settled();
    const log = () => school.call('GET', `${OFFICE}/${keyId}/calls`, { token: maker.token });
    const { body } = await log();
    expect(body.total).toBe(2);
    expect(body.calls.map(({ path, status }: { path: string; status: number }) => [path, status])).toEqual(
      expect.arrayContaining([
        ['/v1/office/people', 200],
        ['/v1/office/vouchers', 403],
      ]),
    );
    await school.deps.db
      .update(apiKeyCalls)
      .set({ at: new Date(school.now().getTime() - 31 * DAY_MS) })
      .where(eq(apiKeyCalls.keyId, keyId));
    expect(await purgeKeyCalls(school.deps)).toBe(2);
    expect((await school.call('GET', `${OFFICE}/${UNKNOWN_ID}/calls`, { token: maker.token })).status).toBe(
      404,
    );
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['nothing to do', { capabilities: [] }, 'capabilities'],
    ['what no key may', { capabilities: ['staff.manage'] }, 'capabilities'],
    ['no end', { days: 4_000 }, 'days'],
  ])('ADOPT-10 a key with %s is refused with the field', async (_what, change, field) => {
    const { status, body } = await school.call('POST', OFFICE, {
      token: maker.token,
      body: { name: 'X', capabilities: ['people.read'], days: 1, ...change },
    });
    expect([status, body.data.fields[0].path]).toEqual([400, expect.stringContaining(field)]);
  });

  it.each(['ACADEMICS', 'FINANCE', 'SUPPORT_TEAM'] as const)(
    'ADOPT-10 %s can neither create nor see keys',
    async (role) => {
      const { token } = await mintPerson(school, { staffRoles: [role] });
      expect((await school.call('GET', OFFICE, { token })).status).toBe(403);
      const body = { name: 'X', capabilities: ['people.read'], days: 1 };
      expect((await school.call('POST', OFFICE, { token, body })).status).toBe(403);
    },
  );
});
