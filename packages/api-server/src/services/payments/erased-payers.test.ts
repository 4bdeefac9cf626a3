import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mintPerson } from '../../../test/mint.ts';
import { decide, deliver, mintOrder, pay } from '../../../test/mint-order.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { waitsForLock } from '../../../test/waits-for-lock.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { userAddresses, users } from '../../db/schema/accounts.ts';
import { orderCards, orderInstalments, orders, payments } from '../../db/schema/admissions.ts';
import { deleteDueAccounts } from '../account/delete-due-accounts.ts';
import { erasePerson } from '../account/erase-person.ts';
import { deliverDueMails } from '../mails/deliver-due-mails.ts';
import { chargeDueInstalments } from './charge-due-instalments.ts';
import { followInstalments } from './follow-instalments.ts';
import { keepEnteredCard } from './save-card.ts';

const school = openTestSchool();
const DAY_MS = 86_400_000;
const db = () => school.deps.db;

type Person = Awaited<ReturnType<typeof mintPerson>>;
let person: Person;
let detached: string[];
let charged: string[];
beforeEach(async () => {
  person = await mintPerson(school);
  detached = [];
  charged = [];
  const restore = school.useCardGateway({
    detachCard: async (token) => void detached.push(token),
    chargeCard: async ({ orderId }) => {
      charged.push(orderId);
      throw new Error('the provider does not answer');
    },
  });
  onTestFinished(restore);
});

/** Creates an order with the booking paid, the next payment due, and a card that is charged for it. */
async function mintDue(emailId: string, token = `pm_${randomUUID()}`) {
  const { orderId, orderToken } = await mintOrder(school, { emailId });
  await school.call('POST', '/api/v1/public/payment-plan', { body: { orderToken, planType: 'TWO_PART' } });
  await pay(school, orderToken);
  await db()
    .update(orderInstalments)
    .set({ dueDate: new Date(school.now().getTime() - DAY_MS) })
    .where(and(eq(orderInstalments.orderId, orderId), eq(orderInstalments.seq, 2)));
  await db()
    .update(orders)
    .set({ paysAutomatically: true, customerRef: `cus_${orderId}` })
    .where(eq(orders.orderId, orderId));
  await db().insert(orderCards).values({
    orderId,
    paymentMethodToken: token,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2031,
    selectedAt: school.now(),
  });
  return { orderId, orderToken, token };
}

const cardsOf = (ids: string[]) => db().$count(orderCards, inArray(orderCards.orderId, ids));

async function eraseWhenDue({ userId }: Person) {
  const at = new Date(school.now().getTime() - 1);
  await db().insert(accountDeletions).values({ userId, requestedAt: at, dueAt: at });
  expect(await deleteDueAccounts(school.deps)).toBe(1);
}

async function eraseByStaff({ userId, emailId }: Person) {
  const { token } = await mintPerson(school, { staffRoles: ['OWNER'] });
  const body = { emailId, reason: 'Letter of 3 May' };
  const { status } = await school.call('POST', `/v1/office/people/${userId}/data/erase`, { token, body });
  expect(status).toBe(200);
}

describe('the saved cards of an erased person', () => {
  it.each([
    ['on the due day of their request', eraseWhenDue],
    ['by staff', eraseByStaff],
  ])(
    'ROLE-34 PERSON-03 API-116 are no longer charged and are removed at the provider when erased %s; the debt stays',
    async (_, erase) => {
      const other = await mintPerson(school);
      const own = await mintDue(person.emailId);
      const shared = await mintDue(person.emailId, `pm_${randomUUID()}`);
      const foreign = await mintDue(other.emailId, shared.token);
      const [before] = await db().select().from(orders).where(eq(orders.orderId, own.orderId));
      await erase(person);
      await school.settled();
      await chargeDueInstalments(school.deps);
      expect(charged).toEqual([foreign.orderId]);
      expect(await cardsOf([own.orderId, shared.orderId])).toBe(0);
      expect(await cardsOf([foreign.orderId])).toBe(1);
      expect(detached).toEqual([own.token]);
      const [after] = await db().select().from(orders).where(eq(orders.orderId, own.orderId));
      expect(after).toEqual({ ...before, paysAutomatically: false });
      await db().update(orders).set({ paysAutomatically: false }).where(eq(orders.orderId, foreign.orderId));
    },
  );

  it('ROLE-34 API-116 include those of merged accounts and of orders without an account under their addresses, verified ones alone', async () => {
    const [twin, unproven] = [await mintPerson(school), await mintPerson(school, { emailVerifiedAt: null })];
    const second = `second-${person.userHash.toLowerCase()}@plinth.test`;
    await db()
      .insert(userAddresses)
      .values({ emailId: second, userId: person.userId, createdAt: school.now() });
    const merged = await mintDue(twin.emailId);
    await db().update(users).set({ mergedIntoId: person.userId }).where(eq(users.userId, twin.userId));
    const unlinked = [await mintDue(person.emailId), await mintDue(second), await mintDue(unproven.emailId)];
    const idsOf = (list: { orderId: string }[]) => list.map(({ orderId }) => orderId);
    await db()
      .update(orders)
      .set({ userId: null })
      .where(inArray(orders.orderId, idsOf(unlinked)));
    await eraseWhenDue(person);
    await eraseWhenDue(unproven);
    await school.settled();
    await chargeDueInstalments(school.deps);
    const [one, two, kept] = unlinked;
    expect(charged).toEqual([kept?.orderId]);
    expect(await cardsOf(idsOf([merged, ...unlinked]))).toBe(1);
    expect(detached.sort()).toEqual([merged.token, one?.token, two?.token].sort());
    await db().update(orders).set({ paysAutomatically: false });
  });

  it('ROLE-34 API-112 do not come back with a checkout that is paid after the erasure', async () => {
    const { orderId, orderToken } = await mintDue(person.emailId);
    const { body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken, paymentType: 'FIRST_INSTALLMENT', provider: 'CARD', keepCard: true },
    });
    await eraseWhenDue(person);
    await deliver(school, await decide(school, body.paymentId));
    await school.settled();
    const [paid] = await db().select().from(payments).where(eq(payments.paymentId, body.paymentId));
    expect(paid?.status).toBe('SUCCEEDED');
    expect(await cardsOf([orderId])).toBe(0);
    const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.paysAutomatically).toBe(false);
  });

  it('ROLE-34 API-116 are not charged by a job that waits for the erasure', async () => {
    const { userId, emailId } = person;
    await mintDue(emailId);
    const { charging } = await db().transaction(async (tx) => {
      await erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true });
      const begun = chargeDueInstalments(school.deps);
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { charging: begun };
    });
    await charging;
    expect(charged).toEqual([]);
  });
});

describe('a card that is being saved for a person while they are erased', () => {
  const save = ({ token }: Person, orderId: string) =>
    school.call('POST', `/api/v1/learner/cardDetails/${orderId}`, {
      token,
      body: { paymentMethodToken: 'pm_card_visa', payAutomatically: true },
    });

  it.each([
    ['linked to their account', true],
    ['made for their address before it', false],
  ])('ROLE-34 API-112 is not stored on an order %s, and is removed at the provider', async (_, isLinked) => {
    const { orderId } = await mintOrder(school, { emailId: person.emailId });
    const userId = isLinked ? person.userId : null;
    await db().update(orders).set({ userId }).where(eq(orders.orderId, orderId));
    const restore = school.useCardGateway({
      readCard: async () => {
        await eraseWhenDue(person);
        return { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 };
      },
    });
    onTestFinished(restore);
    expect((await save(person, orderId)).status).toBe(404);
    await school.settled();
    expect(await cardsOf([orderId])).toBe(0);
    expect(detached).toEqual(['pm_card_visa']);
    const [order] = await db().select().from(orders).where(eq(orders.orderId, orderId));
    expect(order).toMatchObject({ userId, paysAutomatically: false, customerRef: null });
  });

  it('ROLE-34 API-112 waits for the erasure under way, and is not stored', async () => {
    const { userId, emailId } = person;
    const { orderId } = await mintDue(emailId);
    const saving = await db().transaction(async (tx) => {
      await erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true });
      const begun = save(person, orderId);
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { begun };
    });
    expect((await saving.begun).status).toBe(404);
    expect(await cardsOf([orderId])).toBe(0);
  });

  it('ROLE-34 API-112 is stored for others, but not when the provider reports it after the erasure or somebody pays with the link', async () => {
    const other = await mintPerson(school);
    const { orderId: own, orderToken } = await mintDue(person.emailId);
    const { orderId: foreign } = await mintDue(other.emailId);
    await eraseWhenDue(person);
    await school.settled();
    detached = [];
    const entered = { paymentMethodToken: 'pm_card_mastercard', customerRef: 'cus_1' };
    expect(await keepEnteredCard(school.deps, own, entered, true)).toBe(false);
    expect(await keepEnteredCard(school.deps, foreign, entered, true)).toBe(true);
    expect([await cardsOf([own]), await cardsOf([foreign])]).toEqual([0, 2]);
    const { status, body } = await school.call('POST', '/api/v1/public/initiate-payment', {
      body: { orderToken, paymentType: 'FIRST_INSTALLMENT', provider: 'CARD', keepCard: true },
    });
    expect(status).toBe(201);
    const [payment] = await db().select().from(payments).where(eq(payments.paymentId, body.paymentId));
    expect(payment).toMatchObject({ orderId: own, keepsCard: false });
    await db().update(orders).set({ paysAutomatically: false }).where(eq(orders.orderId, foreign));
  });
});

describe('reminders of what an erased person owes', () => {
  const remindersTo = async (emailId: string) =>
    (await school.mailsTo(emailId)).filter(({ template }) => template.startsWith('instalment'));
  const owedOf = (orderId: string) =>
    db()
      .select()
      .from(orderInstalments)
      .where(eq(orderInstalments.orderId, orderId))
      .orderBy(orderInstalments.seq);

  it.each([
    ['on the due day of their request', eraseWhenDue],
    ['by staff', eraseByStaff],
  ])(
    'ROLE-34 PERSON-03 PAY-01 are no longer sent when erased %s; the office still sees the debt',
    async (_, erase) => {
      const other = await mintPerson(school);
      const { orderId } = await mintDue(person.emailId);
      await mintDue(other.emailId);
      const owed = await owedOf(orderId);
      await erase(person);
      await followInstalments(school.deps);
      expect(await remindersTo(person.emailId)).toEqual([]);
      expect(await remindersTo(other.emailId)).toHaveLength(1);
      expect(await owedOf(orderId)).toEqual(owed);
      const { token } = await mintPerson(school, { staffRoles: ['FINANCE'] });
      const shown = await school.call('GET', `/v1/office/orders/${orderId}`, { token });
      expect(shown.body.order).toMatchObject({ status: 'PAYMENT_ONGOING', emailId: person.emailId });
      const until = new Date(school.now().getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
      const extended = await school.call('PUT', `/v1/office/orders/${orderId}/due-date`, {
        token,
        body: { seen: shown.body.order.nextDueOn, until, reason: 'Asked for' },
      });
      expect(extended.status).toBe(200);
      expect(await remindersTo(person.emailId)).toEqual([]);
    },
  );

  it('ROLE-34 PAY-01 that are waiting are dropped, to an address never verified as well, and those of others are sent', async () => {
    const unproven = await mintPerson(school);
    const other = await mintPerson(school);
    for (const { emailId } of [unproven, other]) await mintDue(emailId);
    await followInstalments(school.deps);
    expect(await remindersTo(unproven.emailId)).toHaveLength(1);
    await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, unproven.userId));
    await eraseWhenDue(unproven);
    await followInstalments(school.deps);
    while ((await deliverDueMails(school.deps, { send: async () => {} })) > 0);
    expect(await remindersTo(unproven.emailId)).toEqual([]);
    expect(await remindersTo(other.emailId)).toMatchObject([{ status: 'SENT' }]);
  });

  it('ROLE-34 PAY-01 of an account merged into theirs, and of a job that waits for the erasure, are not sent', async () => {
    const twin = await mintPerson(school);
    await mintDue(person.emailId);
    const merged = await mintDue(twin.emailId);
    await db().update(users).set({ mergedIntoId: person.userId }).where(eq(users.userId, twin.userId));
    const { userId, emailId } = person;
    const following = await db().transaction(async (tx) => {
      await erasePerson(school.deps, tx, { userId, emailId, ownsAddress: true });
      const begun = followInstalments(school.deps);
      await expect.poll(() => waitsForLock(school)).toBe(true);
      return { begun };
    });
    await following.begun;
    expect(await remindersTo(emailId)).toEqual([]);
    expect(await remindersTo(twin.emailId)).toEqual([]);
    expect((await owedOf(merged.orderId)).length).toBeGreaterThan(1);
  });
});
