import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestSchool } from '../../test/open-test-school.ts';
import { startReceiver } from '../../test/start-receiver.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { OFFICE, webhookCalls } from '../../test/webhook-calls.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/admissions.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../db/schema/webhooks.ts';

const school = openTestSchool({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
const receiver = startReceiver();
const { owner, make, leave, endpointOf } = webhookCalls(school, receiver);

/** Executes a statement in a transaction that stays open until the function returned ends it. */
async function begin(statement: string, ...values: string[]) {
  const client = await school.deps.pool.connect();
  onTestFinished(async () => {
    await client.query('rollback');
    client.release();
  });
  await client.query('begin');
  await client.query(statement, values);
  return (how: 'commit' | 'rollback') => client.query(how);
}

const waits = () => expect.poll(() => waitsForLock(school)).toBe(true);
const leadsOf = (emailId: string) => school.deps.db.select().from(leads).where(eq(leads.emailId, emailId));
const deliveries = () => school.deps.db.select().from(webhookDeliveries);

beforeEach(async () => {
  await school.deps.db.delete(webhookEndpoints);
  await school.deps.db.delete(webhookEvents);
});

describe('a lead that is left while an endpoint of its events is deleted', () => {
  const REMOVE = 'delete from webhook_endpoints where endpoint_id = $1';

  it('ADOPT-10 is written once that is committed, and told to the other endpoint alone', async () => {
    const [gone, stays] = [await make(['lead.created']), await make(['lead.created'])];
    const endDeletion = await begin(REMOVE, gone.endpointId);
    const left = leave('one@plinth.test');
    await waits();
    await endDeletion('commit');
    expect((await left).status).toBe(200);
    expect(await leadsOf('one@plinth.test')).toHaveLength(1);
    expect(await deliveries()).toEqual([expect.objectContaining({ endpointId: stays.endpointId })]);
  });

  it('ADOPT-10 is written without an event if it was the only endpoint', async () => {
    const { endpointId } = await make(['lead.created']);
    const endDeletion = await begin(REMOVE, endpointId);
    const left = leave('only@plinth.test');
    await waits();
    await endDeletion('commit');
    expect((await left).status).toBe(200);
    expect(await leadsOf('only@plinth.test')).toHaveLength(1);
    expect(await school.deps.db.select().from(webhookEvents)).toEqual([]);
  });

  it('ADOPT-10 is told to it if the deletion is rolled back', async () => {
    const { endpointId } = await make(['lead.created']);
    const endDeletion = await begin(REMOVE, endpointId);
    const left = leave('back@plinth.test');
    await waits();
    await endDeletion('rollback');
    expect((await left).status).toBe(200);
    expect(await deliveries()).toEqual([expect.objectContaining({ endpointId })]);
  });
});

describe('a webhook endpoint that is ended', () => {
  it('ADOPT-10 is off, and its deliveries are gone, before anything could wait for its deletion', async () => {
    const { token, endpointId } = await make(['lead.created']);
    await leave('before@plinth.test');
    const [first] = await deliveries();
    if (!first) throw new Error('no delivery');
    const { deliveryId: _, ...one } = first;
    for (const n of [3_000, 3_000])
      await school.deps.db.insert(webhookDeliveries).values(Array.from({ length: n }, () => ({ ...one })));
    const held = 'select from webhook_endpoints where endpoint_id = $1 for key share';
    const endChange = await begin(held, endpointId);
    const ended = school.call('DELETE', `${OFFICE}/${endpointId}`, { token });
    await waits();
    expect(await deliveries()).toEqual([]);
    expect(await endpointOf(token, endpointId)).toMatchObject({ disabledReason: 'PAUSED' });
    expect((await leave('meanwhile@plinth.test')).status).toBe(200);
    await endChange('commit');
    expect((await ended).body).toEqual({ ended: true });
    expect(await deliveries()).toEqual([]);
    expect(await endpointOf(token, endpointId)).toBeUndefined();
  });

  it('ADOPT-10 is ended once, however many ask at once', async () => {
    const { token, endpointId } = await make(['lead.created']);
    await leave('often@plinth.test');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => school.call('DELETE', `${OFFICE}/${endpointId}`, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('ADOPT-10 that does not exist is 404', async () => {
    const { token } = await owner();
    const unknown = `${OFFICE}/0198c4a2-7a10-7c3e-9d2b-3f5a6b7c8d9e`;
    expect((await school.call('DELETE', unknown, { token })).status).toBe(404);
  });
});

it('ADOPT-10 a lead does not wait for the change of an endpoint that is told of it', async () => {
  const { token, endpointId } = await make(['lead.created']);
  const unblock = await begin('lock table audit_entries in exclusive mode');
  const body = { url: `${receiver.url}/new`, description: 'CRM', eventTypes: ['lead.created'] };
  const changed = school.call('PUT', `${OFFICE}/${endpointId}`, { token, body });
  await waits();
  expect((await leave('free@plinth.test')).status).toBe(200);
  expect(
    await school.deps.db.select().from(auditEntries).where(eq(auditEntries.action, 'webhook.changed')),
  ).toEqual([]);
  await unblock('commit');
  expect((await changed).status).toBe(200);
});
