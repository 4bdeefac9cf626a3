import * as z from 'zod/mini';
import { cleanLine } from '../fields/clean-line.ts';
import { isHttpUrl } from '../fields/http-url.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { optionalTextField } from '../fields/text.ts';
import { AnyEventType, WebhookEventType } from './event-type.ts';

const URL_MAX = 500;

/** How many endpoints a school may have: each event is written once per endpoint. */
export const ENDPOINTS_MAX = 20;

/** The address events are sent to, without a user name and password, so that no secret appears in a list. */
const EndpointUrl = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.maxLength(URL_MAX, `Use at most ${URL_MAX} characters`),
    z.refine(
      isHttpUrl,
      'Give a whole address, such as https://crm.example.com/hooks/school, without a name or password in it',
    ),
  );

/**
 * Why nothing is currently sent to an endpoint: staff paused it, it failed for days without a success, or it reported
 * that it is gone.
 */
export const DisabledReason = z.enum(['PAUSED', 'FAILING', 'GONE']);
export type DisabledReason = z.infer<typeof DisabledReason>;

/** An address that receives events. Its secret is shown when it is created and never again. */
export const WebhookEndpoint = z.object({
  endpointId: Id,
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(WebhookEventType),
  /** Until when the previous secret also signs; null without one. */
  oldSecretUntil: z.nullable(Instant),
  disabledReason: z.nullable(DisabledReason),
  disabledAt: z.nullable(Instant),
  /** Since when every try has failed; null after a success. */
  failingSince: z.nullable(Instant),
  /** Deliveries of the last 30 days that wait for a try, and those that were given up. */
  waiting: z.int(),
  failed: z.int(),
  createdAt: Instant,
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

/** The wanted values of an endpoint to create or change. */
export const WantedEndpoint = z.object({
  url: EndpointUrl,
  description: optionalTextField(),
  eventTypes: z.array(WebhookEventType).check(
    z.minLength(1, 'Choose at least one event'),
    z.refine((types) => new Set(types).size === types.length, 'Name each event once'),
  ),
});
export type WantedEndpoint = z.infer<typeof WantedEndpoint>;

/** The state of a delivery: waiting for a try, accepted by the receiver, or given up. */
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export const DeliveryStatus = z.enum(DELIVERY_STATUSES);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** One event on its way to one endpoint. */
export const WebhookDelivery = z.object({
  deliveryId: Id,
  endpointId: Id,
  url: z.string(),
  /** The `webhook-id` that the receiver sees, the same on every try. */
  eventId: Id,
  type: AnyEventType,
  status: DeliveryStatus,
  attempts: z.int(),
  /** HTTP status of the last response; null if there was none. */
  responseStatus: z.nullable(z.int()),
  occurredAt: Instant,
  lastTriedAt: z.nullable(Instant),
  /** When the next try is made; null once the delivery was accepted or given up. */
  nextTryAt: z.nullable(Instant),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** A delivery with what was sent and what was returned. */
export const WebhookDeliveryDetails = z.extend(WebhookDelivery, {
  /** The body exactly as signed. */
  payload: z.string(),
  /** The first characters of the last response, or why there was none. */
  response: z.nullable(z.string()),
});
export type WebhookDeliveryDetails = z.infer<typeof WebhookDeliveryDetails>;
