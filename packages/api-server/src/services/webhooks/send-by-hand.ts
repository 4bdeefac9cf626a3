import { TEST_EVENT_TYPE } from '@plinth/domain/webhooks/event-type';
import type { WebhookDeliveryDetails } from '@plinth/domain/webhooks/webhook-endpoint';
import { and, eq, not } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { isBeingSent } from './is-being-sent.ts';
import { readDelivery } from './list-deliveries.ts';
import { tryDeliveries } from './try-deliveries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'settings' | 'log'>;
type Sent = { delivery: WebhookDeliveryDetails };

/** Tries one delivery while staff wait, even at a switched-off endpoint, so that they see whether it works. */
async function tryNow(deps: Needs, endpointId: string, deliveryId: string): Promise<Sent> {
  await tryDeliveries(deps, endpointId, { limit: 1, deliveryId });
  return readDelivery(deps, { deliveryId });
}

/** Sends a test event to an endpoint, whatever its event types. @throws Refusal NOT_FOUND */
export async function sendTestEvent(
  deps: Needs,
  act: StaffAct,
  { endpointId }: { endpointId: string },
): Promise<Sent> {
  const [eventId, deliveryId] = [uuidv7(), uuidv7()];
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    const [endpoint] = await tx
      .select({ endpointId: webhookEndpoints.endpointId })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.endpointId, endpointId))
      .for('key share');
    if (!endpoint) throw refuse('NOT_FOUND', 'This endpoint no longer exists.');
    await tx.insert(webhookEvents).values({
      eventId,
      type: TEST_EVENT_TYPE,
      data: { endpointId, message: 'A test event of your school.' },
      occurredAt: at,
    });
    await tx
      .insert(webhookDeliveries)
      .values({ deliveryId, eventId, endpointId, nextTryAt: at, createdAt: at });
    await recordAudit(tx, deps.now(), act, { action: 'webhook.tested', details: { endpointId, deliveryId } });
  });
  return tryNow(deps, endpointId, deliveryId);
}

/**
 * Sends a delivery again with the same id, so that a receiver that accepted it before recognises it. @throws Refusal
 * NOT_FOUND, CONFLICT while a try of it is not answered yet
 */
export async function resendDelivery(
  deps: Needs,
  act: StaffAct,
  { deliveryId }: { deliveryId: string },
): Promise<Sent> {
  const now = deps.now();
  const one = eq(webhookDeliveries.deliveryId, deliveryId);
  const endpointId = await deps.db.transaction(async (tx) => {
    const [again] = await tx
      .update(webhookDeliveries)
      .set({ status: 'PENDING', attempts: 0, nextTryAt: now })
      .where(and(one, not(isBeingSent(now))))
      .returning({ endpointId: webhookDeliveries.endpointId });
    if (!again)
      throw (await tx.$count(webhookDeliveries, one)) > 0
        ? refuse('CONFLICT', 'This delivery is being sent right now. Look at its answer first.')
        : refuse('NOT_FOUND', 'This delivery is no longer kept.');
    await recordAudit(tx, deps.now(), act, { action: 'webhook.resent', details: { deliveryId, ...again } });
    return again.endpointId;
  });
  return tryNow(deps, endpointId, deliveryId);
}
