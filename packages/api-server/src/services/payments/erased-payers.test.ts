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
import { chargeDueInstalments } from './charge-due-instalments.ts';

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
