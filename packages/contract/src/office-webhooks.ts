import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import {
  DeliveryStatus,
  WantedEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEndpoint,
} from '@plinth/domain/webhooks/webhook-endpoint';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put, del } = callsOf('office-webhooks');

const ofEndpoint = z.object({ endpointId: Id });
const ofDelivery = z.object({ deliveryId: Id });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const sends = { calls: 60, seconds: 600, by: 'caller' } as const;
const Endpoint = z.object({ endpoint: WebhookEndpoint });
const EndpointWithSecret = z.object({
  endpoint: WebhookEndpoint,
  /** `whsec_…`: only in this answer. */
  secret: z.string(),
});
const Delivery = z.object({ delivery: WebhookDeliveryDetails });

/** Events sent to other systems as specified by Standard Webhooks. */
export const officeWebhooks = {
  list: get('/v1/office/webhooks', {
    access: 'staff:integrations.manage',
    summary: 'Lists the webhook endpoints, at most 20.',
    output: z.object({ endpoints: z.array(WebhookEndpoint) }),
  }),

  make: post('/v1/office/webhooks', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    successStatus: 201,
    summary:
      'Creates a webhook endpoint; its secret is shown in this answer only. 409 if there are already 20.',
    input: z.object({ body: WantedEndpoint }),
    output: EndpointWithSecret,
  }),

  change: put('/v1/office/webhooks/{endpointId}', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Changes the URL of a webhook endpoint and the events it receives. 404.',
    input: z.object({ params: ofEndpoint, body: WantedEndpoint }),
    output: Endpoint,
  }),

  renewSecret: post('/v1/office/webhooks/{endpointId}/secret', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Issues a new secret to a webhook endpoint; the previous one also signs for 24 hours. 404.',
    input: z.object({ params: ofEndpoint }),
    output: EndpointWithSecret,
  }),

  switch: put('/v1/office/webhooks/{endpointId}/state', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary:
      'Switches a webhook endpoint off, or on: then deliveries that waited or were given up are sent. Repeating the call changes nothing. 404.',
    input: z.object({ params: ofEndpoint, body: z.object({ isOn: z.boolean() }) }),
    output: Endpoint,
  }),

  end: del('/v1/office/webhooks/{endpointId}', {
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Deletes a webhook endpoint with its deliveries. 404.',
    input: z.object({ params: ofEndpoint }),
    output: z.object({ ended: z.literal(true) }),
  }),

  sendTest: post('/v1/office/webhooks/{endpointId}/test', {
    access: 'staff:integrations.manage',
    rateLimit: sends,
    summary: 'Sends `webhook.test` immediately and returns the response, within 10 s. 404.',
    input: z.object({ params: ofEndpoint }),
    output: Delivery,
  }),

  listDeliveries: get('/v1/office/webhook-deliveries', {
    access: 'staff:integrations.manage',
    summary: 'Lists the deliveries of the last 30 days, latest first, 20 per page.',
    input: z.object({
      query: z.object({
        /** Matched against what was sent: an address, an id. */
        search: z._default(optionalTextField(100), ''),
        endpointId: z.optional(Id),
        status: z.optional(DeliveryStatus),
        type: z.optional(AnyEventType),
        pageNo: PageNo,
      }),
    }),
    output: z.object({ deliveries: z.array(WebhookDelivery), total: z.int().check(z.gte(0)) }),
  }),

  readDelivery: get('/v1/office/webhook-deliveries/{deliveryId}', {
    access: 'staff:integrations.manage',
    summary: 'Returns one delivery with what was sent and the response. 404.',
    input: z.object({ params: ofDelivery }),
    output: Delivery,
  }),

  resend: post('/v1/office/webhook-deliveries/{deliveryId}/resend', {
    access: 'staff:integrations.manage',
    rateLimit: sends,
    summary:
      'Sends a delivery again immediately, with the same `webhook-id`, and returns the response. 404, 409 while it is being sent.',
    input: z.object({ params: ofDelivery }),
    output: Delivery,
  }),
};
