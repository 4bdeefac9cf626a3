import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { WebhookDelivery, WebhookDeliveryDetails } from '@plinth/domain/webhooks/webhook-endpoint';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { isLike } from '../../db/is-like.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { containing } from '../matches-search.ts';
import { refuse } from '../refusal.ts';
import { webhookBody } from './webhook-body.ts';

const COLUMNS = {
  delivery: webhookDeliveries,
  url: webhookEndpoints.url,
  type: webhookEvents.type,
  data: webhookEvents.data,
  occurredAt: webhookEvents.occurredAt,
};

const select = (db: Queryable) =>
  db
    .select(COLUMNS)
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.eventId, webhookDeliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.endpointId, webhookDeliveries.endpointId));

type Row = Awaited<ReturnType<typeof select>>[number];

const toDelivery = ({ delivery, url, type, occurredAt }: Row): WebhookDelivery => ({
  deliveryId: delivery.deliveryId,
  endpointId: delivery.endpointId,
  url,
  eventId: delivery.eventId,
  type,
  status: delivery.status,
  attempts: delivery.attempts,
  responseStatus: delivery.responseStatus,
  occurredAt: occurredAt.toISOString(),
  lastTriedAt: delivery.lastTriedAt?.toISOString() ?? null,
  nextTryAt: delivery.status === 'PENDING' ? delivery.nextTryAt.toISOString() : null,
});

/** Lists the deliveries of the last 30 days, latest first, 20 per page; `search` is matched against what was sent. */
export async function listDeliveries(
  { db }: Pick<Deps, 'db'>,
  { search, endpointId, status, type, pageNo }: QueryOf<'officeWebhooks', 'listDeliveries'>,
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const fits = and(
    endpointId ? eq(webhookDeliveries.endpointId, endpointId) : undefined,
    status ? eq(webhookDeliveries.status, status) : undefined,
    type ? eq(webhookEvents.type, type) : undefined,
    search === ''
      ? undefined
      : isLike(sql`concat_ws(' ', ${webhookEvents.eventId}, ${webhookEvents.data})`, containing(search)),
  );
  const [rows, [all]] = await Promise.all([
    select(db)
      .where(fits)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.deliveryId))
      .limit(PAGE_SIZE)
      .offset(pageNo * PAGE_SIZE),
    db
      .select({ n: count() })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.eventId, webhookDeliveries.eventId))
      .where(fits),
  ]);
  return { deliveries: rows.map(toDelivery), total: all?.n ?? 0 };
}

/** Returns one delivery with what was sent and the response. @throws Refusal NOT_FOUND */
export async function readDelivery(
  { db }: Pick<Deps, 'db'>,
  { deliveryId }: { deliveryId: string },
): Promise<{ delivery: WebhookDeliveryDetails }> {
  const [row] = await select(db).where(eq(webhookDeliveries.deliveryId, deliveryId));
  if (!row) throw refuse('NOT_FOUND', 'This delivery is no longer kept.');
  return {
    delivery: { ...toDelivery(row), payload: webhookBody(row), response: row.delivery.response },
  };
}
