import type { AnyEventType, WebhookEventType } from '@plinth/domain/webhooks/event-type';
import type { DeliveryStatus, DisabledReason } from '@plinth/domain/webhooks/webhook-endpoint';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/** Addresses that receive events. Their secrets are encrypted with the school's. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  endpointId: primaryId(),
  url: text().notNull(),
  description: text().notNull(),
  eventTypes: text().array().$type<WebhookEventType[]>().notNull(),
  sealedSecret: text().notNull(),
  /** The secret before a rotation: it signs as well until then. */
  sealedOldSecret: text(),
  oldSecretUntil: instant(),
  disabledReason: text().$type<DisabledReason>(),
  disabledAt: instant(),
  failingSince: instant(),
  createdAt: createdAt(),
});

/**
 * Events as receivers are notified of them. The triggers of `guards/webhook_events.sql` write them in the statement
 * that causes them, if an endpoint listens.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    eventId: primaryId(),
    type: text().$type<AnyEventType>().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: createdAt(),
  },
  (t) => [index('webhook_events_occurred').on(t.occurredAt)],
);

/** The delivery of one event to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: primaryId(),
    eventId: deletedWith(() => webhookEvents.eventId),
    endpointId: deletedWith(() => webhookEndpoints.endpointId),
    status: text().$type<DeliveryStatus>().notNull().default('PENDING'),
    attempts: integer().notNull().default(0),
    /** During an attempt: when another process may take it over. */
    nextTryAt: instant().notNull(),
    responseStatus: integer(),
    response: text(),
    lastTriedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.endpointId, t.nextTryAt).where(sql`status = 'PENDING'`),
    index('webhook_deliveries_event').on(t.eventId),
    index('webhook_deliveries_recent').on(t.createdAt),
    index('webhook_deliveries_endpoint').on(t.endpointId, t.status, t.createdAt),
  ],
);
