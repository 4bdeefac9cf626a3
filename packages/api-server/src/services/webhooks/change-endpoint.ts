import {
  ENDPOINTS_MAX,
  type WantedEndpoint,
  type WebhookEndpoint,
} from '@plinth/domain/webhooks/webhook-endpoint';
import { eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { newWebhookSecret } from '../../gateways/webhooks/sign-webhook.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { sealSecret } from './endpoint-secret.ts';
import { requireEndpoint } from './list-endpoints.ts';
import { startAnew } from './start-anew.ts';

/** How long the previous secret signs as well: time to configure the new one at the receiver. */
const OLD_SECRET_MS = 24 * 3_600_000;
/** Deliveries deleted by one statement, which takes a fraction of a second. */
const DROPPED_AT_ONCE = 5_000;

type Needs = Pick<Deps, 'db' | 'now' | 'settings'>;
type WithSecret = { endpoint: WebhookEndpoint; secret: string };

function refuseUnsafe({ settings }: Needs, { url }: WantedEndpoint): void {
  if (new URL(url).protocol === 'https:' || settings.WEBHOOKS_TO_PRIVATE_ADDRESSES) return;
  const message = 'Give an address that begins with https://: what is sent names people';
  throw refuse('BAD_REQUEST', message, { fields: [{ path: 'url', message }] });
}

/** Locks an endpoint for a change. Events that it is told of are written meanwhile: their lock bears with this one. */
async function hold(tx: Transaction, endpointId: string) {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.endpointId, endpointId))
    .for('no key update');
  if (!endpoint) throw refuse('NOT_FOUND', 'This endpoint no longer exists.');
  return endpoint;
}

/** Creates an endpoint. Only this answer contains its secret. @throws Refusal BAD_REQUEST, CONFLICT too many */
export async function makeEndpoint(deps: Needs, act: StaffAct, wanted: WantedEndpoint): Promise<WithSecret> {
  refuseUnsafe(deps, wanted);
  const endpointId = uuidv7();
  const secret = newWebhookSecret();
  return deps.db.transaction(async (tx) => {
    await tx.insert(webhookEndpoints).values({
      endpointId,
      ...wanted,
      sealedSecret: sealSecret(deps.settings, endpointId, secret),
      createdAt: deps.now(),
    });
    if ((await tx.$count(webhookEndpoints)) > ENDPOINTS_MAX)
      throw refuse('CONFLICT', `A school has at most ${ENDPOINTS_MAX} endpoints. End one first.`);
    await recordAudit(tx, deps.now(), act, {
      action: 'webhook.made',
      details: { endpointId },
      after: wanted,
    });
    return { endpoint: await requireEndpoint(tx, deps.now(), endpointId), secret };
  });
}

/**
 * Changes an endpoint's address and the events it receives. A new address is not charged with the failures of the
 * previous one: what waits is tried there at once. @throws Refusal BAD_REQUEST, NOT_FOUND
 */
export async function changeEndpoint(
  deps: Needs,
  act: StaffAct,
  { endpointId, ...wanted }: WantedEndpoint & { endpointId: string },
): Promise<{ endpoint: WebhookEndpoint }> {
  refuseUnsafe(deps, wanted);
  return deps.db.transaction(async (tx) => {
    const { url, description, eventTypes } = await hold(tx, endpointId);
    await tx
      .update(webhookEndpoints)
      .set({ ...wanted, ...(wanted.url === url ? {} : { failingSince: null }) })
      .where(eq(webhookEndpoints.endpointId, endpointId));
    if (wanted.url !== url) await startAnew(tx, deps.now(), { endpointId, statuses: ['PENDING'] });
    await recordAudit(tx, deps.now(), act, {
      action: 'webhook.changed',
      details: { endpointId },
      before: { url, description, eventTypes },
      after: wanted,
    });
    return { endpoint: await requireEndpoint(tx, deps.now(), endpointId) };
  });
}

/** Issues a new secret to an endpoint; the previous one signs as well for a day. @throws Refusal NOT_FOUND */
export async function renewSecret(
  deps: Needs,
  act: StaffAct,
  { endpointId }: { endpointId: string },
): Promise<WithSecret> {
  const secret = newWebhookSecret();
  return deps.db.transaction(async (tx) => {
    const { sealedSecret } = await hold(tx, endpointId);
    const oldSecretUntil = new Date(deps.now().getTime() + OLD_SECRET_MS);
    await tx
      .update(webhookEndpoints)
      .set({
        sealedSecret: sealSecret(deps.settings, endpointId, secret),
        sealedOldSecret: sealedSecret,
        oldSecretUntil,
      })
      .where(eq(webhookEndpoints.endpointId, endpointId));
    await recordAudit(tx, deps.now(), act, { action: 'webhook.secret', details: { endpointId } });
    return { endpoint: await requireEndpoint(tx, deps.now(), endpointId), secret };
  });
}

/**
 * Switches an endpoint off or on again; switching it on sends at once what waited, however late its next try, and
 * retries what was given up. A repeat changes nothing. @throws Refusal NOT_FOUND
 */
export async function switchEndpoint(
  deps: Needs,
  act: StaffAct,
  { endpointId, isOn }: { endpointId: string; isOn: boolean },
): Promise<{ endpoint: WebhookEndpoint }> {
  return deps.db.transaction(async (tx) => {
    const { disabledReason } = await hold(tx, endpointId);
    if (isOn === (disabledReason === null))
      return { endpoint: await requireEndpoint(tx, deps.now(), endpointId) };
    await tx
      .update(webhookEndpoints)
      .set(
        isOn
          ? { disabledReason: null, disabledAt: null, failingSince: null }
          : { disabledReason: 'PAUSED', disabledAt: deps.now() },
      )
      .where(eq(webhookEndpoints.endpointId, endpointId));
    if (isOn) await startAnew(tx, deps.now(), { endpointId, statuses: ['PENDING', 'FAILED'] });
    await recordAudit(tx, deps.now(), act, {
      action: 'webhook.switched',
      details: { endpointId },
      before: { disabledReason },
      after: { disabledReason: isOn ? null : 'PAUSED' },
    });
    return { endpoint: await requireEndpoint(tx, deps.now(), endpointId) };
  });
}

/** Deletes the deliveries of an endpoint, except those that are being claimed and those that come meanwhile. */
async function dropDeliveries({ db }: Needs, endpointId: string): Promise<void> {
  const some = db
    .select({ deliveryId: webhookDeliveries.deliveryId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .limit(DROPPED_AT_ONCE)
    .for('update', { skipLocked: true });
  for (;;) {
    const { rowCount } = await db
      .delete(webhookDeliveries)
      .where(inArray(webhookDeliveries.deliveryId, some));
    if ((rowCount ?? 0) < DROPPED_AT_ONCE) return;
  }
}

/**
 * Switches an endpoint off, deletes its deliveries, then the endpoint itself: whatever causes an event waits for the last
 * step, which therefore finds hardly a delivery left. After an interruption, a repeat continues. @throws Refusal NOT_FOUND
 */
export async function endEndpoint(
  deps: Needs,
  act: StaffAct,
  { endpointId }: { endpointId: string },
): Promise<{ ended: true }> {
  await switchEndpoint(deps, act, { endpointId, isOn: false });
  await dropDeliveries(deps, endpointId);
  return deps.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(webhookEndpoints)
      .where(eq(webhookEndpoints.endpointId, endpointId))
      .returning({ url: webhookEndpoints.url, eventTypes: webhookEndpoints.eventTypes });
    if (!gone) throw refuse('NOT_FOUND', 'This endpoint no longer exists.');
    await recordAudit(tx, deps.now(), act, {
      action: 'webhook.ended',
      details: { endpointId },
      before: gone,
    });
    return { ended: true };
  });
}
