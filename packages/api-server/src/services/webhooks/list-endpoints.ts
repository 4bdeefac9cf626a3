import { WEBHOOK_EVENT_TYPES } from '@plinth/domain/webhooks/event-type';
import type { WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { webhookDeliveries, webhookEndpoints } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

const countOf = (status: 'PENDING' | 'FAILED') =>
  sql`count(${webhookDeliveries.deliveryId}) filter (where ${webhookDeliveries.status} = ${status})`.mapWith(
    Number,
  );

async function findEndpoints(db: Queryable, now: Date, endpointId?: string): Promise<WebhookEndpoint[]> {
  const rows = await db
    .select({
      ...getTableColumns(webhookEndpoints),
      waiting: countOf('PENDING'),
      failed: countOf('FAILED'),
    })
    .from(webhookEndpoints)
    .leftJoin(webhookDeliveries, eq(webhookDeliveries.endpointId, webhookEndpoints.endpointId))
    .where(endpointId ? eq(webhookEndpoints.endpointId, endpointId) : undefined)
    .groupBy(webhookEndpoints.endpointId)
    .orderBy(asc(webhookEndpoints.endpointId));
  return rows.map((row) => ({
    endpointId: row.endpointId,
    url: row.url,
    description: row.description,
    // An event type that a later version no longer knows is omitted.
    eventTypes: WEBHOOK_EVENT_TYPES.filter((type) => row.eventTypes.includes(type)),
    oldSecretUntil: row.oldSecretUntil && row.oldSecretUntil > now ? row.oldSecretUntil.toISOString() : null,
    disabledReason: row.disabledReason,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    waiting: row.waiting,
    failed: row.failed,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Lists the school's endpoints, in order of creation. */
export const listEndpoints = async ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  endpoints: await findEndpoints(db, now()),
});

/** Returns one endpoint. @throws Refusal NOT_FOUND */
export async function requireEndpoint(
  db: Queryable,
  now: Date,
  endpointId: string,
): Promise<WebhookEndpoint> {
  const [endpoint] = await findEndpoints(db, now, endpointId);
  if (!endpoint) throw refuse('NOT_FOUND', 'This endpoint no longer exists.');
  return endpoint;
}
