import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationCalls, BASE } from '../../test/application-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/admissions.ts';

const school = openTestSchool();
const { newDeal } = applicationCalls(school);

/** A person whose two accounts were merged: the further address is that of the closed one. */
async function mintMerged() {
  const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
  const person = await mintPerson(school);
  const other = await mintPerson(school);
  const path = `/v1/office/people/${person.userId}/merge`;
  const merged = await school.call('POST', path, { token: staff.token, body: { emailId: other.emailId } });
  expect(merged.status).toBe(200);
  return { ...person, further: other.emailId };
}
const unverify = (userId: string) =>
  school.deps.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, userId));
const orderIdsOf = async (token: string) => {
  const { body } = await school.call('GET', '/v1/client/user/orders', { token });
  return body.orders.map(({ orderId }: { orderId: string }) => orderId);
};
const dealIdsOf = async (token: string, emailId: string) => {
  const { body } = await school.call('GET', `${BASE}/applications?emailId=${emailId}`, { token });
  return body.applications.map(({ dealId }: { dealId?: string }) => dealId);
};

describe('what is begun with the address of a merged account', () => {
  it('PERSON-04 an order is the person’s before and after the first payment, and nobody else’s', async () => {
    const person = await mintMerged();
    const stranger = await mintMerged();
    const { orderId, orderToken } = await mintOrder(school, { emailId: person.further });
    const [order] = await school.deps.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.userId).toBeNull();
    const own = await mintOrder(school, { emailId: person.emailId });
    const readBy = (token: string) => school.call('GET', `/api/v1/getOrder/${orderId}`, { token });
    const all = [own.orderId, orderId];
    expect(await orderIdsOf(person.token)).toEqual(all);
    expect((await readBy(person.token)).status).toBe(200);
    expect(await orderIdsOf(stranger.token)).toEqual([]);
    expect((await readBy(stranger.token)).status).toBe(404);
    await pay(school, orderToken);
    expect(await orderIdsOf(person.token)).toEqual(all);
    expect(await orderIdsOf(stranger.token)).toEqual([]);
  });

  it('PERSON-04 an application shows its dealId to the person, and to nobody else', async () => {
    const person = await mintMerged();
    const stranger = await mintMerged();
    const dealId = await newDeal(person.further);
    expect(await dealIdsOf(person.token, person.further)).toEqual([dealId]);
    expect(await dealIdsOf(stranger.token, person.further)).toEqual([undefined]);
  });

  it('PERSON-04 a first address that is no longer verified shows nothing; the further one still does', async () => {
    const person = await mintMerged();
    await unverify(person.userId);
    await mintOrder(school, { emailId: person.emailId });
    const { orderId } = await mintOrder(school, { emailId: person.further });
    const dealId = await newDeal(person.further);
    await newDeal(person.emailId);
    expect(await orderIdsOf(person.token)).toEqual([orderId]);
    expect(await dealIdsOf(person.token, person.further)).toEqual([dealId, expect.any(String)]);
    expect(await dealIdsOf(person.token, person.emailId)).toEqual([undefined, undefined]);
  });
});
