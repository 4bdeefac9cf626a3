import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENT_DATA } from '@plinth/domain/webhooks/event-data';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@plinth/domain/webhooks/event-type';
import { and, eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { decide, deliver, initiate, mintOrder, pay } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { startReceiver } from '../../test/start-receiver.ts';
import { DELIVERIES, OFFICE, webhookCalls } from '../../test/webhook-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { applications } from '../db/schema/admissions.ts';
import { certificates } from '../db/schema/certificates.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { reports } from '../db/schema/curriculum.ts';
import { notifications } from '../db/schema/notifications.ts';
import { refunds } from '../db/schema/refunds.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema/webhooks.ts';
import { deliverWebhooks } from '../services/webhooks/deliver-webhooks.ts';
import { purgeWebhooks } from '../services/webhooks/purge-webhooks.ts';

const school = openTestSchool({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
const receiver = startReceiver();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const { owner, make, leave, listOf, endpointOf } = webhookCalls(school, receiver);
const work = () => deliverWebhooks(school.deps);
const verify = (secret: string, { body, headers }: (typeof receiver.received)[number]) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: WebhookEventType;
    timestamp: string;
    data: unknown;
  };

beforeEach(async () => {
  school.advance(Date.now() - school.now().getTime());
  await school.deps.db.delete(webhookEndpoints);
  await school.deps.db.delete(webhookEvents);
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 200, body: 'thanks' });
});

describe('webhook events for other systems', () => {
  it('ADOPT-10 every event reaches an endpoint once, signed as in Standard Webhooks, with data as documented', async () => {
    const { secret } = await make(WEBHOOK_EVENT_TYPES);
    const { db } = school.deps;
    await leave('noor@plinth.test');
    const order = await mintOrder(school);
    const now = school.now();
    await db
      .update(applications)
      .set({ offerSentAt: now, offerAcceptedAt: now })
      .where(eq(applications.applicationId, order.applicationId));
    const declined = await initiate(school, order.orderToken);
    await deliver(school, await decide(school, declined.body.paymentId, 'DECLINED'));
    const { paymentId } = await pay(school, order.orderToken);
    const other = await mintOrder(school);
    const odd = await decide(school, (await initiate(school, other.orderToken)).body.paymentId);
    await deliver(school, odd, { amount: odd.amount + 1 });
    await db.insert(refunds).values({
      orderId: order.orderId,
      paymentId,
      amount: 500,
      currency: 'INR',
      reason: 'asked for',
      idempotencyKey: `refund-${paymentId}`,
      status: 'REQUESTED',
      provider: 'sandbox',
      createdAt: school.now(),
    });
    await db
      .update(refunds)
      .set({ status: 'SUCCEEDED', creditNumber: 1 })
      .where(eq(refunds.paymentId, paymentId));
    const { cohort, course } = await mintCohortWithCourse(school);
    const { userId } = await mintPerson(school);
    await enrol(school, cohort.cohortId, userId);
    const isPlace = and(eq(enrolments.userId, userId), eq(enrolments.cohortId, cohort.cohortId));
    await db.update(enrolments).set({ state: 'BLOCKED' }).where(isPlace);
    await db.update(enrolments).set({ state: 'COMPLETED' }).where(isPlace);
    const [report] = await db
      .insert(reports)
      .values({
        cohortId: cohort.cohortId,
        userId,
        nodeId: course.id('root/m1/live'),
        namespace: 'LEARNING',
        reviewStatus: 'DRAFT',
        createdAt: school.now(),
      })
      .returning();
    const isReport = eq(reports.reportId, report?.reportId ?? '');
    await db.update(reports).set({ reviewStatus: 'PENDING' }).where(isReport);
    await db.update(reports).set({ reviewStatus: 'IN_REVIEW' }).where(isReport);
    await db.update(reports).set({ reviewStatus: 'REVIEWED', score: 8 }).where(isReport);
    const number = 'ABCD-EFGH-JKMN';
    await db.insert(certificates).values({
      number,
      userId,
      cohortId: cohort.cohortId,
      kind: 'COMPLETION',
      holderName: 'Asha Test',
      courseTitle: 'BIM for Architects',
      issuedAt: school.now(),
    });
    await db
      .update(certificates)
      .set({ revokedAt: now, revokedReason: 'a wrong name' })
      .where(eq(certificates.number, number));

    await work();
    await work();
    const told = receiver.received.map((one) => verify(secret, one));
    for (const { type, timestamp, data } of told) {
      expect([type, z.strictObject(WEBHOOK_EVENT_DATA[type].def.shape).safeParse(data).error]).toEqual([
        type,
        undefined,
      ]);
      expect(Date.parse(timestamp)).not.toBeNaN();
    }
    expect([...new Set(told.map(({ type }) => type))].toSorted()).toEqual(
      [...WEBHOOK_EVENT_TYPES].toSorted(),
    );
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(ids.length);
    const dataOf = (type: WebhookEventType) =>
      told.filter((one) => one.type === type).map(({ data }) => data);
    expect(dataOf('lead.created')).toMatchObject([
      { emailId: 'noor@plinth.test', firstName: 'Noor', productId: 'BIM_A', utmCampaign: 'autumn' },
    ]);
    expect(dataOf('payment.succeeded')).toMatchObject([{ paymentId, currency: 'INR', seq: 1 }]);
    expect(dataOf('payment.flagged')).toMatchObject([{ receivedAmount: odd.amount + 1 }]);
    expect(dataOf('enrolment.changed')).toContainEqual(
      expect.objectContaining({ userId, state: 'BLOCKED', stateBefore: 'ONGOING' }),
    );
    expect(dataOf('enrolment.completed')).toMatchObject([{ userId, stateBefore: 'BLOCKED' }]);
    expect(dataOf('hand_in.reviewed')).toMatchObject([{ verdict: 'REVIEWED', score: 8 }]);
  });

  it('ADOPT-10 a rolled-back transaction sends no event, and a bulk insert sends one for each row', async () => {
    await make(['enrolment.created']);
    const cohort = await mintCohort(school);
    const people = await Promise.all([mintPerson(school), mintPerson(school), mintPerson(school)]);
    const rows = people.map(({ userId }) => ({
      cohortId: cohort.cohortId,
      userId,
      state: 'ONGOING' as const,
      enrolledAt: school.now(),
    }));
    const { db } = school.deps;
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(enrolments).values(rows);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await work()).toBe(0);
    await db.insert(enrolments).values(rows);
    expect(await work()).toBe(3);
  });

  it('ADOPT-10 an endpoint only gets the events it chose, and an event without listeners is not stored', async () => {
    await make(['payment.succeeded']);
    await leave('unheard@plinth.test');
    expect(await work()).toBe(0);
    expect(await school.deps.db.select().from(webhookEvents)).toEqual([]);
  });

  it('ADOPT-10 concurrent deliveries send each event once', async () => {
    await make(['lead.created']);
    await Promise.all(Array.from({ length: 12 }, (_, index) => leave(`many-${index}@plinth.test`)));
    await Promise.all([work(), work(), work()]);
    expect(receiver.received).toHaveLength(12);
  });
});

describe('a failing webhook receiver', () => {
  it('ADOPT-10 is tried again with the same id, at growing intervals, until it accepts the event', async () => {
    const { token } = await make(['lead.created']);
    receiver.answer = () => ({ status: 500, body: 'out of order' });
    await leave('late@plinth.test');
    await work();
    expect((await listOf(token)).deliveries).toMatchObject([
      { status: 'PENDING', attempts: 1, responseStatus: 500, type: 'lead.created' },
    ]);
    expect(await work()).toBe(0);
    school.advance(6_000);
    expect(await work()).toBe(1);
    school.advance(6_000);
    expect(await work()).toBe(0);
    school.advance(6 * 60_000);
    receiver.answer = () => ({ status: 204 });
    await work();
    expect((await listOf(token)).deliveries).toMatchObject([
      { status: 'DELIVERED', attempts: 3, nextTryAt: null },
    ]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(receiver.received.map(({ body }) => body)).toEqual(Array(3).fill(receiver.received[0]?.body));
  });

  it('ADOPT-10 is disabled after failing for three days, the owners are notified, and events from the meantime are sent later', async () => {
    const { endpointId } = await make(['lead.created']);
    const { userId } = await owner();
    receiver.answer = () => ({ status: 503 });
    await leave('first@plinth.test');
    await work();
    for (let hours = 0; hours < 70; hours += 2) {
      school.advance(2 * HOUR_MS);
      await work();
    }
    const { token } = await owner();
    school.advance(2 * HOUR_MS - 10 * 60_000);
    await leave('shortly-before@plinth.test');
    await work();
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: null });
    school.advance(20 * 60_000);
    await work();
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: 'FAILING' });
    const tries = receiver.received.length;
    await leave('second@plinth.test');
    await work();
    expect(receiver.received).toHaveLength(tries);
    const told = await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told).toMatchObject([{ href: `/office/webhooks?open=${endpointId}` }]);
    receiver.answer = () => ({ status: 200 });
    const on = await school.call('PUT', `${OFFICE}/${endpointId}/state`, { token, body: { isOn: true } });
    expect(on.body.endpoint).toMatchObject({ disabledReason: null, failingSince: null, waiting: 3 });
    await work();
    expect((await listOf(token, 'status=DELIVERED&search=second@plinth.test')).total).toBe(1);
    school.advance(DAY_MS);
    await work();
    expect((await listOf(token, 'status=DELIVERED')).total).toBe(3);
  });

  it('ADOPT-10 that answers 410 is disabled at once', async () => {
    const { token, endpointId } = await make(['lead.created']);
    receiver.answer = () => ({ status: 410 });
    await leave('gone@plinth.test');
    await work();
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: 'GONE', waiting: 1 });
  });

  it('ADOPT-10 that redirects is not followed, and only the beginning of a long response is stored', async () => {
    const { token, endpointId } = await make(['lead.created']);
    receiver.answer = ({ path }) =>
      path === '/hooks'
        ? { status: 302, headers: { location: `${receiver.url}/elsewhere` }, body: 'x'.repeat(100_000) }
        : { status: 200 };
    const { body } = await school.call('POST', `${OFFICE}/${endpointId}/test`, { token });
    expect(body.delivery).toMatchObject({ status: 'PENDING', responseStatus: 302, type: 'webhook.test' });
    expect(body.delivery.response).toHaveLength(1_000);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('ADOPT-10 that hangs or cannot be reached does not hold up another endpoint', async () => {
    const { token, endpointId } = await make(['lead.created'], '/dead');
    await school.deps.db
      .update(webhookEndpoints)
      .set({ url: 'http://127.0.0.1:9/closed' })
      .where(eq(webhookEndpoints.endpointId, endpointId));
    const hanging = await make(['lead.created'], '/hangs');
    receiver.answer = ({ path }) => (path === '/hangs' ? null : { status: 200 });
    await make(['lead.created'], '/alive');
    for (let n = 0; n < 8; n += 1) await leave(`hang-${n}@plinth.test`);
    const run = deliverWebhooks(school.deps, { timeoutMs: 3_000 });
    await expect.poll(() => receiver.received.filter(({ path }) => path === '/alive').length).toBe(8);
    expect(await endpointOf(token, hanging.endpointId)).toMatchObject({ failingSince: null, waiting: 8 });
    await run;
    expect(await endpointOf(token, hanging.endpointId)).toMatchObject({
      failingSince: expect.any(String),
      waiting: 8,
    });
    const { failingSince, waiting } = await endpointOf(token, endpointId);
    expect([failingSince !== null, waiting]).toEqual([true, 8]);
  });
});

describe('webhooks in the office', () => {
  it('ADOPT-10 a secret is shown only when created; a new and the previous one both sign for a day', async () => {
    const { token, secret, endpointId } = await make(['lead.created']);
    expect(JSON.stringify((await school.call('GET', OFFICE, { token })).body)).not.toContain(secret);
    const [row] = await school.deps.db.select().from(webhookEndpoints);
    expect(JSON.stringify(row)).not.toContain(secret);
    const renewed = await school.call('POST', `${OFFICE}/${endpointId}/secret`, { token });
    expect(renewed.body.secret).not.toBe(secret);
    await leave('rotation@plinth.test');
    await work();
    const [both] = receiver.received;
    if (!both) throw new Error('nothing came');
    for (const one of [secret, renewed.body.secret]) expect(verify(one, both).type).toBe('lead.created');
    expect(() => verify(`whsec_${Buffer.alloc(32).toString('base64')}`, both)).toThrow(/signature/i);
    school.advance(DAY_MS + 1_000);
    await school.call('POST', `${OFFICE}/${endpointId}/test`, { token });
    expect(receiver.received[1]?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(1);
  });

  it('ADOPT-10 a delivery is found by its content, read with the response, and sent again with its id', async () => {
    const { token, endpointId } = await make(['lead.created']);
    receiver.answer = () => ({ status: 400, body: 'no such field' });
    await leave('findme@plinth.test');
    await leave('another@plinth.test');
    await work();
    const { deliveries, total } = await listOf(token, `search=findme@plinth&endpointId=${endpointId}`);
    expect(total).toBe(1);
    const [{ deliveryId }] = deliveries;
    const read = await school.call('GET', `${DELIVERIES}/${deliveryId}`, { token });
    expect(read.body.delivery).toMatchObject({ response: 'no such field', responseStatus: 400 });
    expect(read.body.delivery.payload).toContain('findme@plinth.test');
    receiver.answer = () => ({ status: 200 });
    const again = await school.call('POST', `${DELIVERIES}/${deliveryId}/resend`, { token });
    expect(again.body.delivery).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    const ids = receiver.received
      .filter(({ body }) => body.includes('findme'))
      .map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect((await listOf(token, 'type=payment.failed')).total).toBe(0);
    expect((await listOf(token, 'status=FAILED')).deliveries).toEqual([]);
  });

  it('ADOPT-10 a delivery that is being sent is not sent a second time beside it, but is afterwards', async () => {
    const { token, endpointId } = await make(['lead.created']);
    receiver.answer = () => null;
    await leave('slow@plinth.test');
    const run = deliverWebhooks(school.deps, { timeoutMs: 1_500 });
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ deliveryId }] = (await listOf(token, `endpointId=${endpointId}`)).deliveries;
    const resend = (id: string) => school.call('POST', `${DELIVERIES}/${id}/resend`, { token });
    expect(await resend(deliveryId)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await resend(randomUUID())).status).toBe(404);
    expect((await resend('x')).status).toBe(400);
    const resent = eq(auditEntries.action, 'webhook.resent');
    expect(
      await school.deps.db.$count(auditEntries, and(resent, sql`details->>'deliveryId' = ${deliveryId}`)),
    ).toBe(0);
    await run;
    expect(receiver.received).toHaveLength(1);
    receiver.answer = () => ({ status: 200 });
    expect((await resend(deliveryId)).body.delivery).toMatchObject({ status: 'DELIVERED', attempts: 1 });
    expect(receiver.received).toHaveLength(2);
  });

  it('ADOPT-10 OFFICE-10 changes, pauses and removals are in the audit log, without the secret', async () => {
    const { token, secret, endpointId } = await make(['lead.created']);
    const body = { url: `${receiver.url}/moved`, description: '', eventTypes: ['offer.sent'] };
    expect(
      (await school.call('PUT', `${OFFICE}/${endpointId}`, { token, body })).body.endpoint,
    ).toMatchObject(body);
    for (const isOn of [false, false, true])
      await school.call('PUT', `${OFFICE}/${endpointId}/state`, { token, body: { isOn } });
    expect((await school.call('DELETE', `${OFFICE}/${endpointId}`, { token })).body).toEqual({ ended: true });
    expect((await school.call('DELETE', `${OFFICE}/${endpointId}`, { token })).status).toBe(404);
    const entries = await school.deps.db
      .select()
      .from(auditEntries)
      .where(sql`${auditEntries.details} ->> 'endpointId' = ${endpointId}`)
      .orderBy(auditEntries.auditId);
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.made',
      'webhook.changed',
      'webhook.switched',
      'webhook.switched',
      'webhook.switched',
      'webhook.ended',
    ]);
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it.each(['ADMISSIONS', 'FINANCE', 'ACADEMICS', 'SUPPORT_TEAM'] as const)(
    'ADOPT-10 SEC-01 %s can neither see nor change them',
    async (role) => {
      const { endpointId } = await make(['lead.created']);
      const { token } = await mintPerson(school, { staffRoles: [role] });
      for (const [method, path] of [
        ['GET', OFFICE],
        ['POST', OFFICE],
        ['DELETE', `${OFFICE}/${endpointId}`],
        ['POST', `${OFFICE}/${endpointId}/secret`],
        ['POST', `${OFFICE}/${endpointId}/test`],
        ['GET', DELIVERIES],
      ] as const)
        expect([path, (await school.call(method, path, { token })).status]).toEqual([path, 403]);
      expect((await school.call('GET', OFFICE)).status).toBe(401);
      expect(receiver.received).toEqual([]);
    },
  );

  it.each([
    ['no address', { url: 'crm' }, 'url'],
    ['a secret in the address', { url: 'https://me:pass@crm.plinth.test/' }, 'url'],
    ['another protocol', { url: 'ftp://crm.plinth.test/' }, 'url'],
    ['no event', { eventTypes: [] }, 'eventTypes'],
    ['an event twice', { eventTypes: ['offer.sent', 'offer.sent'] }, 'eventTypes'],
    ['an unknown event', { eventTypes: ['offer.lost'] }, 'eventTypes'],
  ])('ADOPT-10 %s is refused with its field', async (_what, change, field) => {
    const { token } = await owner();
    const { status, body } = await school.call('POST', OFFICE, {
      token,
      body: { url: 'https://crm.plinth.test/', description: '', eventTypes: ['offer.sent'], ...change },
    });
    expect([status, body.data.fields[0].path]).toEqual([400, expect.stringContaining(field)]);
  });

  it('ADOPT-10 deliveries older than 30 days are deleted', async () => {
    await make(['lead.created']);
    await leave('old@plinth.test');
    school.advance(31 * DAY_MS);
    expect(await purgeWebhooks(school.deps)).toBe(1);
    expect(await school.deps.db.select().from(webhookDeliveries)).toEqual([]);
  });
});
