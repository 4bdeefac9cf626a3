import { randomUUID } from 'node:crypto';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import type { OfficeOrder, OfficeOrderDetail } from '@plinth/domain/orders/office-order';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { mintPayer } from '../../test/mint-payer.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { orderInstalments } from '../db/schema/admissions.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const OFFICE = '/v1/office/orders';
const finance = () => mintPerson(school, { staffRoles: ['FINANCE'], firstName: 'Farah' });
const listOf = async (token: string, query: string) =>
  (await school.call('GET', `${OFFICE}?${query}`, { token })).body as {
    orders: OfficeOrder[];
    total: number;
  };
const read = async (token: string, orderId: string) =>
  (await school.call('GET', `${OFFICE}/${orderId}`, { token })).body.order as OfficeOrderDetail;
const send = (token: string, method: 'POST' | 'PUT', path: string, body: object) =>
  school.call(method, `${OFFICE}/${path}`, { token, body });
const auditOf = (actorId: string) =>
  school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId));

/** A booking paid with a different amount than was requested. */
async function mintFlagged(amount: number) {
  const offer = await mintOrder(school);
  const { body } = await initiate(school, offer.orderToken);
  await deliver(school, await decide(school, body.paymentId), { amount });
  return { ...offer, paymentId: body.paymentId as string };
}

describe('the orders of the school', () => {
  it('FINANCE-01 OFFICE-08 are listed, searched, filtered and exported, with amounts paid and due', async () => {
    const { token, userId } = await finance();
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const { orders, total } = await listOf(token, `search=${encodeURIComponent(`meera ${offer.emailId}`)}`);
    expect(total).toBe(1);
    expect(orders[0]).toMatchObject({
      orderId: offer.orderId,
      status: 'PAYMENT_ONGOING',
      name: 'Meera Test',
      paid: 1_000_000,
      currency: 'INR',
      needs: [],
    });
    const one = await read(token, offer.orderId);
    expect(one.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(orders[0]?.total);
    expect(orders[0]?.nextDueOn).toBe(one.instalments.find(({ status }) => status !== 'PAID')?.dueDate);
    expect((await listOf(token, `search=${offer.emailId}&status=CANCELLED`)).orders).toEqual([]);
    const file = await school.call('GET', `${OFFICE}/csv?search=${offer.emailId}`, { token });
    expect(String(file.body)).toContain(`${offer.orderId},`);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['orders.exported']);
  });

  it("OFFICE-08 D-146 the exported file has the due day in the school's time zone, not in UTC", async () => {
    const { token } = await finance();
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    await school.deps.db
      .update(orderInstalments)
      .set({ dueDate: new Date('2031-12-02T20:00:00.000Z') })
      .where(eq(orderInstalments.orderId, offer.orderId));
    const file = await school.call('GET', `${OFFICE}/csv?search=${offer.emailId}`, { token });
    const [titles = '', row = ''] = String(file.body).trim().split('\r\n');
    expect(row.split(',')[titles.split(',').indexOf('next due')]).toBe('2031-12-03');
  });

  it('FINANCE-01 an order with an overdue instalment is late until its due date is moved, and the payer is mailed', async () => {
    const { token, userId } = await finance();
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const { db } = school.deps;
    const past = new Date(school.now().getTime() - 3 * 86_400_000);
    await db
      .update(orderInstalments)
      .set({ dueDate: past })
      .where(eq(orderInstalments.orderId, offer.orderId));
    expect((await listOf(token, `search=${offer.emailId}&need=LATE`)).orders).toMatchObject([
      { orderId: offer.orderId, needs: ['LATE'], nextDueOn: past.toISOString() },
    ]);
    const until = new Date(school.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10);
    const path = `${offer.orderId}/due-date`;
    const seen = past.toISOString();
    const extension = { seen, until, reason: 'Between two jobs' };
    expect((await send(token, 'PUT', path, extension)).body.order).toMatchObject({
      nextDueOn: endOfDay(until),
      needs: [],
    });
    expect((await school.mailsTo(offer.emailId)).map(({ template }) => template)).toContain(
      'instalment-extended',
    );
    expect(await auditOf(userId)).toMatchObject([
      { action: 'extend-instalment', source: 'OFFICE', before: { dueDate: past.toISOString() } },
    ]);
    const moved = { seen: endOfDay(until), until: '2020-01-01', reason: 'No' };
    for (const wrong of [moved, { ...extension, reason: ' ' }, { until, reason: 'No' }])
      expect(await send(token, 'PUT', path, wrong)).toMatchObject({ status: 400 });
  });

  it('FINANCE-01 OFFICE-08 only the instalment that was shown is postponed: not one moved meanwhile, nor the one after it was paid', async () => {
    const { token, userId } = await finance();
    const offer = await mintPayer(school, -20);
    const dayIn = (days: number) =>
      new Date(school.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const shown = async () => (await read(token, offer.orderId)).nextDueOn;
    const extend = (seen: string | null, until: string) =>
      send(token, 'PUT', `${offer.orderId}/due-date`, { seen, until, reason: 'Between two jobs' });
    const first = await shown();
    for (let time = 0; time < 2; time += 1)
      expect(await extend(first, dayIn(40))).toMatchObject({ status: 200 });
    expect(await extend(first, dayIn(60))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Meanwhile this has changed: the next instalment is due on /) },
    });
    const second = await shown();
    expect(second).toBe(endOfDay(dayIn(40)));
    await pay(school, offer.orderToken, 'FIRST_INSTALLMENT');
    const third = await shown();
    expect(third).not.toBe(second);
    expect(await extend(second, dayIn(80))).toMatchObject({ status: 409 });
    expect(await shown()).toBe(third);
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['extend-instalment']);
  });

  it('FINANCE-01 ADOPT-04 nobody is late who waits for a seat, whatever their due dates; a paused place is kept for its payer, who is', async () => {
    const { token } = await finance();
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const { db } = school.deps;
    await db
      .update(orderInstalments)
      .set({ dueDate: new Date(school.now().getTime() - 3 * 86_400_000) })
      .where(eq(orderInstalments.orderId, offer.orderId));
    const lateOnes = async () =>
      (await listOf(token, `search=${offer.emailId}&need=LATE`)).orders.map(({ orderId }) => orderId);
    for (const [pausedAt, needs, late] of [
      [null, ['UNSEATED'], []],
      [school.now(), ['LATE'], [offer.orderId]],
    ] as const) {
      await db
        .update(enrolments)
        .set({ state: 'WAITING', pausedAt })
        .where(eq(enrolments.cohortId, offer.cohort.cohortId));
      expect((await listOf(token, `search=${offer.emailId}`)).orders).toMatchObject([{ needs }]);
      expect((await read(token, offer.orderId)).needs).toEqual(needs);
      expect(await lateOnes()).toEqual(late);
    }
  });

  it('FINANCE-01 OFFICE-10 refunds once per key, never more than is left, nothing beside another refund that was not shown, and each refund is in the audit log', async () => {
    const { token, userId } = await finance();
    const offer = await mintOrder(school);
    const { paymentId } = await pay(school, offer.orderToken);
    const path = `${offer.orderId}/payments/${paymentId}/refunds`;
    const body = {
      seen: 1_000_000,
      amount: 400_000,
      reason: 'Moved to a later batch',
      isByHand: false,
      key: randomUUID(),
    };
    const first = (await send(token, 'POST', path, body)).body.order as OfficeOrderDetail;
    expect(first).toMatchObject({ paid: 600_000, payments: [{ paymentId, left: 600_000 }] });
    expect((await send(token, 'POST', path, body)).body.order).toMatchObject({ paid: 600_000 });
    expect(await send(token, 'POST', path, { ...body, key: randomUUID() })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Meanwhile this has changed: ₹6,000 of this payment can be/) },
    });
    const more = { ...body, seen: 600_000, amount: 600_001, key: randomUUID() };
    expect(await send(token, 'POST', path, more)).toMatchObject({ status: 400 });
    const rest = await send(token, 'POST', path, { ...more, amount: null, key: randomUUID() });
    expect(rest.body.order).toMatchObject({ paid: 0, refunds: [{ amount: 400_000 }, { amount: 600_000 }] });
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['refund', 'refund']);
  });

  it('FINANCE-01 a payment that does not fit waits for a decision: accepted if it equals what is due, else refunded once', async () => {
    const { token } = await finance();
    const flagged = await mintFlagged(999_900);
    const [row] = (await listOf(token, `search=${flagged.emailId}&need=FLAGGED`)).orders;
    expect(row?.needs).toEqual(['FLAGGED']);
    const path = `${flagged.orderId}/payments/${flagged.paymentId}/decision`;
    expect(await send(token, 'POST', path, { decision: 'ACCEPT' })).toMatchObject({ status: 409 });
    const returned = await send(token, 'POST', path, { decision: 'RETURN', reason: 'Not the amount' });
    expect(returned.body.order).toMatchObject({ needs: [], refunds: [{ amount: 999_900 }] });
    expect(await send(token, 'POST', path, { decision: 'RETURN', reason: 'Again' })).toMatchObject({
      status: 409,
    });

    const late = await mintOrder(school);
    const { paymentId } = (await initiate(school, late.orderToken)).body;
    await send(token, 'POST', `${late.orderId}/cancellation`, { reason: 'Asked for it' });
    await deliver(school, await decide(school, paymentId));
    expect((await read(token, late.orderId)).needs).toEqual(['FLAGGED']);
    const accepted = await send(token, 'POST', `${late.orderId}/payments/${paymentId}/decision`, {
      decision: 'ACCEPT',
    });
    expect(accepted.body.order).toMatchObject({ status: 'PAYMENT_ONGOING', paid: 1_000_000, needs: [] });
  });

  it('FINANCE-01 a partly paid order ends with its enrolment and an email to the payer, a repeat changes nothing; a paid one stays', async () => {
    const { token, userId } = await finance();
    const offer = await mintOrder(school);
    await pay(school, offer.orderToken);
    const placesIn = ({ cohort: { cohortId } }: typeof offer) =>
      school.deps.db.select().from(enrolments).where(eq(enrolments.cohortId, cohortId));
    expect(await placesIn(offer)).toMatchObject([{ state: 'ONGOING' }]);
    expect((await placesIn(offer))[0]?.groupId).not.toBeNull();
    const path = `${offer.orderId}/cancellation`;
    const ended = await send(token, 'POST', path, { reason: 'Asked for it' });
    expect(ended.body.order).toMatchObject({ status: 'CANCELLED', canCancel: false, nextDueOn: null });
    expect((await send(token, 'POST', path, { reason: 'Again' })).body.order.status).toBe('CANCELLED');
    expect(await auditOf(userId)).toMatchObject([
      { action: 'cancel-order', before: { status: 'PAYMENT_ONGOING' }, after: { status: 'CANCELLED' } },
    ]);
    expect((await school.mailsTo(offer.emailId)).map(({ template }) => template)).toContain(
      'order-cancelled',
    );
    expect(await placesIn(offer)).toMatchObject([{ state: 'CANCELLED', groupId: null }]);

    const paid = await mintOrder(school);
    await pay(school, paid.orderToken);
    await pay(school, paid.orderToken, 'FULL_PAYMENT');
    expect(await send(token, 'POST', `${paid.orderId}/cancellation`, { reason: 'No' })).toMatchObject({
      status: 409,
    });
    expect((await read(token, paid.orderId)).status).toBe('PAYMENT_COMPLETED');
    expect(await placesIn(paid)).toMatchObject([{ state: 'ONGOING' }]);
  });

  it('FINANCE-01 an unknown order returns 404, as does a payment of another order', async () => {
    const { token } = await finance();
    const nobody = randomUUID();
    const [one, other] = [await mintOrder(school), await mintOrder(school)];
    const { paymentId } = await pay(school, other.orderToken);
    const body = { seen: 0, amount: null, reason: 'No', isByHand: false, key: nobody };
    expect(await school.call('GET', `${OFFICE}/${nobody}`, { token })).toMatchObject({ status: 404 });
    expect(await send(token, 'POST', `${nobody}/cancellation`, { reason: 'No' })).toMatchObject({
      status: 404,
    });
    expect(await send(token, 'POST', `${one.orderId}/payments/${paymentId}/refunds`, body)).toMatchObject({
      status: 404,
    });
    expect(
      await send(token, 'POST', `${one.orderId}/payments/${paymentId}/decision`, { decision: 'ACCEPT' }),
    ).toMatchObject({ status: 404 });
    expect(await school.call('GET', `${OFFICE}?status=LOST`, { token })).toMatchObject({ status: 400 });
  });

  it('OFFICE-02 admissions can read orders but not cancel them', async () => {
    const { token } = await mintPerson(school, { staffRoles: ['ADMISSIONS'] });
    const offer = await mintOrder(school);
    expect((await read(token, offer.orderId)).orderId).toBe(offer.orderId);
    expect(await send(token, 'POST', `${offer.orderId}/cancellation`, { reason: 'No' })).toMatchObject({
      status: 403,
    });
  });
});
