import { FAILING_MAX_MS, retryDelay } from '@plinth/domain/webhooks/retry-delay';
import type { DisabledReason } from '@plinth/domain/webhooks/webhook-endpoint';
import { and, arrayContains, eq, getTableColumns, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { postWebhook } from '../../gateways/webhooks/post-webhook.ts';
import { signWebhook } from '../../gateways/webhooks/sign-webhook.ts';
import { notify } from '../notifications/notify.ts';
import { openSecrets } from './endpoint-secret.ts';
import { LEASE_MS } from './is-being-sent.ts';
import { startAnew } from './start-anew.ts';
import { webhookBody } from './webhook-body.ts';

const GONE = 410;

type Needs = Pick<Deps, 'db' | 'now' | 'settings' | 'log'>;
type Endpoint = typeof webhookEndpoints.$inferSelect;
type Wanted = {
  limit: number;
  /** Only this one, even if the endpoint is switched off. */
  deliveryId?: string;
  /** The longest wait for an answer. */
  timeoutMs?: number | undefined;
};
type Outcome = { status: number | null; response: string };

/**
 * Claims deliveries for a try, across any number of processes: a claim that is never answered expires. The same
 * statement reads the endpoint, so that nothing is sent to an address that was changed before.
 */
const claim = ({ db }: Needs, now: Date, endpointId: string, { limit, deliveryId }: Wanted) =>
  db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastTriedAt: now,
      nextTryAt: new Date(now.getTime() + LEASE_MS),
    })
    .from(webhookEvents)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.endpointId, endpointId))
    .where(
      and(
        eq(webhookEvents.eventId, webhookDeliveries.eventId),
        deliveryId ? undefined : isNull(webhookEndpoints.disabledAt),
        inArray(
          webhookDeliveries.deliveryId,
          db
            .select({ deliveryId: webhookDeliveries.deliveryId })
            .from(webhookDeliveries)
            .where(
              and(
                eq(webhookDeliveries.endpointId, endpointId),
                deliveryId ? eq(webhookDeliveries.deliveryId, deliveryId) : undefined,
                eq(webhookDeliveries.status, 'PENDING'),
                lte(webhookDeliveries.nextTryAt, now),
              ),
            )
            .orderBy(webhookDeliveries.nextTryAt)
            .limit(limit)
            .for('update', { skipLocked: true }),
        ),
      ),
    )
    .returning({
      deliveryId: webhookDeliveries.deliveryId,
      attempts: webhookDeliveries.attempts,
      eventId: webhookEvents.eventId,
      type: webhookEvents.type,
      data: webhookEvents.data,
      occurredAt: webhookEvents.occurredAt,
      endpoint: getTableColumns(webhookEndpoints),
    });

type Claimed = Awaited<ReturnType<typeof claim>>[number];

async function send(
  { settings, now }: Needs,
  { endpoint, ...event }: Claimed,
  timeoutMs: number | undefined,
): Promise<Outcome> {
  const secrets = openSecrets(settings, endpoint, now());
  if (secrets.length === 0)
    return {
      status: null,
      response: "The school's secret has changed: make a new secret for this endpoint.",
    };
  const body = webhookBody(event);
  try {
    const { status, excerpt } = await postWebhook({
      url: endpoint.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'school-webhooks/1',
        ...signWebhook(secrets, { id: event.eventId, sentAt: now(), body }),
      },
      mayBePrivate: settings.WEBHOOKS_TO_PRIVATE_ADDRESSES,
      timeoutMs,
    });
    return { status, response: excerpt };
  } catch (error) {
    return {
      status: null,
      response: (error instanceof Error ? error.message : String(error)).slice(0, 1_000),
    };
  }
}

/** The endpoint while it still has the address that was tried: what happened there says nothing about another one. */
const isSame = ({ endpointId, url }: Endpoint) =>
  and(eq(webhookEndpoints.endpointId, endpointId), eq(webhookEndpoints.url, url));

/** Disables an endpoint, once, and notifies the owners. Waiting deliveries are sent when it is on again. */
async function disable({ db, now }: Needs, endpoint: Endpoint, reason: DisabledReason) {
  const { endpointId, url } = endpoint;
  const at = now();
  await db.transaction(async (tx) => {
    const stopped = await tx
      .update(webhookEndpoints)
      .set({ disabledReason: reason, disabledAt: at })
      .where(and(isSame(endpoint), isNull(webhookEndpoints.disabledAt)))
      .returning({ endpointId: webhookEndpoints.endpointId });
    if (stopped.length === 0) return;
    await notify(tx, {
      userIds: tx
        .select({ userId: users.userId })
        .from(users)
        .where(arrayContains(users.staffRoles, ['OWNER'])),
      category: 'ANNOUNCEMENT',
      key: `webhook-disabled:${endpointId}:${at.toISOString()}`,
      title: 'Events are no longer sent to one of your addresses',
      text: `${new URL(url).host} ${reason === 'GONE' ? 'answered that it is gone' : 'has only failed for three days'}. What happens meanwhile is kept for 30 days and sent once you switch it on again.`,
      href: `/office/webhooks?open=${endpointId}`,
      at,
    });
  });
}

async function keep(deps: Needs, { endpoint, deliveryId, attempts }: Claimed, outcome: Outcome) {
  const { db, now } = deps;
  const { status, response } = outcome;
  const isTaken = status !== null && status >= 200 && status < 300;
  const delay = isTaken ? null : retryDelay(attempts, Math.random());
  await db
    .update(webhookDeliveries)
    .set({
      responseStatus: status,
      response,
      status: isTaken ? 'DELIVERED' : delay === null ? 'FAILED' : 'PENDING',
      ...(delay === null ? {} : { nextTryAt: new Date(now().getTime() + delay) }),
    })
    .where(eq(webhookDeliveries.deliveryId, deliveryId));
  if (isTaken) {
    await db
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(and(isSame(endpoint), isNotNull(webhookEndpoints.failingSince)));
    return true;
  }
  const [failing] = await db
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now()})` })
    .where(isSame(endpoint))
    .returning({ since: webhookEndpoints.failingSince });
  const { endpointId } = endpoint;
  deps.log.warn({ deliveryId, endpointId, status }, 'webhook not delivered');
  // Its address was changed meanwhile: this one waits for the new address as those that were not being sent do.
  if (!failing) await startAnew(db, now(), { endpointId, statuses: ['PENDING', 'FAILED'], deliveryId });
  if (status === GONE) await disable(deps, endpoint, 'GONE');
  else if (failing?.since && now().getTime() - failing.since.getTime() >= FAILING_MAX_MS)
    await disable(deps, endpoint, 'FAILING');
  return false;
}

/**
 * Tries what is due at an endpoint that is on, or one delivery of any endpoint, and records the responses.
 * @returns how many were tried, and whether all of them were accepted
 */
export async function tryDeliveries(
  deps: Needs,
  endpointId: string,
  wanted: Wanted,
): Promise<{ tried: number; isFine: boolean }> {
  const claimed = await claim(deps, deps.now(), endpointId, wanted);
  const taken = await Promise.all(
    claimed.map(async (one) => keep(deps, one, await send(deps, one, wanted.timeoutMs))),
  );
  return { tried: taken.length, isFine: taken.every(Boolean) };
}
