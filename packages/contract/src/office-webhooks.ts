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

const call = callsOf('office-webhooks');

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
  list: call({
    method: 'GET',
    path: '/v1/office/webhooks',
    access: 'staff:integrations.manage',
    summary: 'The endpoints that hear of events: 20 at most.',
  })
    .input(z.object({}))
    .output(z.object({ endpoints: z.array(WebhookEndpoint) })),

  make: call({
    method: 'POST',
    path: '/v1/office/webhooks',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    successStatus: 201,
    summary: 'Makes an endpoint; its secret is in this answer alone. 409 there are 20.',
  })
    .input(z.object({ body: WantedEndpoint }))
    .output(EndpointWithSecret),

  change: call({
    method: 'PUT',
    path: '/v1/office/webhooks/{endpointId}',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Changes where an endpoint is and what it hears. 404.',
  })
    .input(z.object({ params: ofEndpoint, body: WantedEndpoint }))
    .output(Endpoint),

  renewSecret: call({
    method: 'POST',
    path: '/v1/office/webhooks/{endpointId}/secret',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Gives an endpoint a new secret; for 24 hours the one before signs as well. 404.',
  })
    .input(z.object({ params: ofEndpoint }))
    .output(EndpointWithSecret),

  switch: call({
    method: 'PUT',
    path: '/v1/office/webhooks/{endpointId}/state',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary:
      'Switches an endpoint off, or on: then what waited and what was given up is sent. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: ofEndpoint, body: z.object({ isOn: z.boolean() }) }))
    .output(Endpoint),

  end: call({
    method: 'DELETE',
    path: '/v1/office/webhooks/{endpointId}',
    access: 'staff:integrations.manage',
    rateLimit: writes,
    summary: 'Ends an endpoint with its deliveries. 404.',
  })
    .input(z.object({ params: ofEndpoint }))
    .output(z.object({ ended: z.literal(true) })),

  sendTest: call({
    method: 'POST',
    path: '/v1/office/webhooks/{endpointId}/test',
    access: 'staff:integrations.manage',
    rateLimit: sends,
    summary: 'Sends `webhook.test` at once and answers with what came back, within 10 s. 404.',
  })
    .input(z.object({ params: ofEndpoint }))
    .output(Delivery),

  listDeliveries: call({
    method: 'GET',
    path: '/v1/office/webhook-deliveries',
    access: 'staff:integrations.manage',
    summary: 'The deliveries of the last 30 days, the latest first, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          /** Matched against what was sent: an address, an id. */
          search: z._default(optionalTextField(100), ''),
          endpointId: z.optional(Id),
          status: z.optional(DeliveryStatus),
          type: z.optional(AnyEventType),
          pageNo: PageNo,
        }),
      }),
    )
    .output(z.object({ deliveries: z.array(WebhookDelivery), total: z.int().check(z.gte(0)) })),

  readDelivery: call({
    method: 'GET',
    path: '/v1/office/webhook-deliveries/{deliveryId}',
    access: 'staff:integrations.manage',
    summary: 'One delivery with what was sent and what came back. 404.',
  })
    .input(z.object({ params: ofDelivery }))
    .output(Delivery),

  resend: call({
    method: 'POST',
    path: '/v1/office/webhook-deliveries/{deliveryId}/resend',
    access: 'staff:integrations.manage',
    rateLimit: sends,
    summary:
      'Sends a delivery again with the same `webhook-id`, at once, and answers with what came back. 404.',
  })
    .input(z.object({ params: ofDelivery }))
    .output(Delivery),
};
