import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { type Answer, startReceiver } from '../../test/start-receiver.ts';
import { OFFICE, webhookCalls } from '../../test/webhook-calls.ts';
import { notifications } from '../db/schema/notifications.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema/webhooks.ts';
import { deliverWebhooks } from '../services/webhooks/deliver-webhooks.ts';

const school = openTestSchool({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
const receiver = startReceiver();
const { owner, make, leave, listOf, endpointOf } = webhookCalls(school, receiver);
const work = () => deliverWebhooks(school.deps);
const FINE = { status: 200 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const move = async (token: string, endpointId: string, path: string) => {
  const body = { url: receiver.url + path, description: 'CRM', eventTypes: ['lead.created'] };
  const { status, body: answered } = await school.call('PUT', `${OFFICE}/${endpointId}`, { token, body });
  expect(status).toBe(200);
  return answered.endpoint;
};
const pathsOf = () => receiver.received.map(({ path }) => path);

/** Leaves so many leads, and begins a run whose first deliveries, at most five, wait for their answer. */
async function beginRun(leads: number) {
  for (let n = 0; n < leads; n += 1) await leave(`lead-${n}@plinth.test`);
  receiver.received.length = 0;
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((answered) => {
    resolve = answered;
  });
  receiver.answer = () => (receiver.received.length <= 5 ? promise : FINE);
  const run = work();
  await expect.poll(() => receiver.received.length).toBe(Math.min(leads, 5));
  return async (answer: Answer) => {
    resolve(answer);
    await run;
  };
}

/** Leaves a lead whose event fails until its next try is hours away; nothing of that counts as received. */
async function failLate(emailId: string) {
  receiver.answer = () => ({ status: 503 });
  await leave(emailId);
  for (let tries = 0; tries < 5; tries += 1) {
    await work();
    school.advance(6 * HOUR_MS);
  }
  await work();
  receiver.received.length = 0;
  receiver.answer = () => FINE;
}

beforeEach(async () => {
  school.advance(Date.now() - school.now().getTime());
  await school.deps.db.delete(webhookEndpoints);
  await school.deps.db.delete(webhookEvents);
  receiver.received.length = 0;
  receiver.answer = () => FINE;
});

describe('a webhook endpoint that is changed while events are sent', () => {
  it('ADOPT-10 gets the rest at its new address', async () => {
    const { token, endpointId } = await make(['lead.created'], '/old');
    const finish = await beginRun(12);
    await move(token, endpointId, '/new');
    await finish(FINE);
    expect(pathsOf()).toEqual([...Array(5).fill('/old'), ...Array(7).fill('/new')]);
    expect((await listOf(token, 'status=DELIVERED')).total).toBe(12);
  });

  it('ADOPT-10 gets nothing more once it is paused, until it is on again', async () => {
    const { token, endpointId } = await make(['lead.created']);
    const finish = await beginRun(12);
    const state = (isOn: boolean) =>
      school.call('PUT', `${OFFICE}/${endpointId}/state`, { token, body: { isOn } });
    await state(false);
    await finish(FINE);
    expect(receiver.received).toHaveLength(5);
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: 'PAUSED', waiting: 7 });
    await state(true);
    await work();
    expect(receiver.received).toHaveLength(12);
  });

  it('ADOPT-10 gets nothing more once it was ended', async () => {
    const { token, endpointId } = await make(['lead.created']);
    const finish = await beginRun(12);
    await school.call('DELETE', `${OFFICE}/${endpointId}`, { token });
    await finish(FINE);
    expect(receiver.received).toHaveLength(5);
  });

  it.each([410, 503])(
    'ADOPT-10 is neither failing nor switched off for a %i of its old address',
    async (status) => {
      const { endpointId } = await make(['lead.created'], '/old');
      receiver.answer = () => ({ status: 503 });
      await leave('first@plinth.test');
      await work();
      school.advance(4 * DAY_MS);
      const { userId, token } = await owner();
      const finish = await beginRun(1);
      await move(token, endpointId, '/new');
      await finish({ status });
      expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: null, failingSince: null });
      const told = await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
      expect(told).toEqual([]);
    },
  );
});

describe('a webhook endpoint whose address had failed', () => {
  it('ADOPT-10 begins anew at another address, and keeps on failing at the same one', async () => {
    const { endpointId } = await make(['lead.created'], '/old');
    receiver.answer = ({ path }) => (path === '/newer' ? FINE : { status: 503 });
    await leave('first@plinth.test');
    await work();
    school.advance(4 * DAY_MS);
    const { token } = await owner();
    const { failingSince } = await move(token, endpointId, '/old');
    expect(failingSince).toEqual(expect.any(String));
    expect(await move(token, endpointId, '/new')).toMatchObject({ failingSince: null });
    await work();
    const failing = await endpointOf(token, endpointId);
    expect(failing).toMatchObject({ disabledReason: null, failingSince: expect.any(String) });
    expect(failing.failingSince > failingSince).toBe(true);
    await move(token, endpointId, '/newer');
    school.advance(HOUR_MS);
    await work();
    expect(pathsOf()).toEqual(['/old', '/new', '/newer']);
    expect(await endpointOf(token, endpointId)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('ADOPT-10 is tried at once at a corrected address, but waits at the same one', async () => {
    const { token, endpointId } = await make(['lead.created'], '/old');
    await failLate('first@plinth.test');
    await move(token, endpointId, '/old');
    await work();
    expect(receiver.received).toEqual([]);
    await move(token, endpointId, '/new');
    await work();
    expect(pathsOf()).toEqual(['/new']);
    expect(await endpointOf(token, endpointId)).toMatchObject({ waiting: 0, failingSince: null });
  });

  it('ADOPT-10 is tried at once at a corrected address also with what was just being sent to the old one', async () => {
    const { token, endpointId } = await make(['lead.created'], '/old');
    const finish = await beginRun(2);
    await move(token, endpointId, '/new');
    await work();
    expect(pathsOf()).toEqual(['/old', '/old']);
    await finish({ status: 503 });
    receiver.answer = () => FINE;
    await work();
    expect(pathsOf()).toEqual(['/old', '/old', '/new', '/new']);
    expect((await listOf(token, 'status=DELIVERED')).total).toBe(2);
  });

  it('ADOPT-10 is switched off when a test event is answered with 410, with what it was answered', async () => {
    const { token, endpointId } = await make(['lead.created']);
    receiver.answer = () => ({ status: 410, body: 'gone' });
    const test = () => school.call('POST', `${OFFICE}/${endpointId}/test`, { token });
    expect((await test()).body.delivery).toMatchObject({ responseStatus: 410, response: 'gone' });
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: 'GONE' });
    receiver.answer = () => FINE;
    expect((await test()).body.delivery).toMatchObject({ status: 'DELIVERED' });
  });
});

describe('a webhook endpoint that is switched on again', () => {
  const turn = async (token: string, endpointId: string, isOn: boolean) => {
    const { status } = await school.call('PUT', `${OFFICE}/${endpointId}/state`, { token, body: { isOn } });
    expect(status).toBe(200);
  };

  it('ADOPT-10 gets what was waiting at once, in order and with all tries, however late the next try was', async () => {
    const { token, endpointId } = await make(['lead.created']);
    await failLate('first@plinth.test');
    // One more than are sent at once: only the last one is certain to come after all others.
    const later = Array.from({ length: 5 }, (_, n) => `later-${n}@plinth.test`);
    for (const emailId of later) await leave(emailId);
    await turn(token, endpointId, false);
    await turn(token, endpointId, true);
    receiver.answer = () => ({ status: 503 });
    await work();
    const [{ deliveryId }] = (await listOf(token, 'search=first@plinth.test')).deliveries;
    const [first] = await school.deps.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.deliveryId, deliveryId));
    expect(first).toMatchObject({ status: 'PENDING', attempts: 1 });
    expect((first?.nextTryAt.getTime() ?? 0) - school.now().getTime()).toBeLessThan(60_000);
    await turn(token, endpointId, false);
    await turn(token, endpointId, true);
    receiver.received.length = 0;
    receiver.answer = () => FINE;
    await work();
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data.emailId);
    expect(sent.toSorted()).toEqual(['first@plinth.test', ...later]);
    expect(sent.at(-1)).toBe('later-4@plinth.test');
  });

  it('ADOPT-10 gets what is being sent right now only once', async () => {
    const { token, endpointId } = await make(['lead.created']);
    const finish = await beginRun(3);
    await turn(token, endpointId, false);
    await turn(token, endpointId, true);
    await work();
    await finish(FINE);
    await work();
    expect(receiver.received).toHaveLength(3);
  });
});
