import type { OpenAPI } from '@orpc/openapi';
import { WEBHOOK_EVENT_DATA, WEBHOOK_EVENT_TEXTS } from '@plinth/domain/webhooks/event-data';
import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import * as z from 'zod/mini';
import { NO_SECURITY } from './no-security.ts';

const HEADERS = {
  'webhook-id': 'The same at every try of an event: keep it, to take each event once.',
  'webhook-timestamp':
    'When this try was sent, in seconds since 1970; refuse what is older than five minutes.',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, in base64, by the bytes behind `whsec_`; several, with spaces between them, while a secret is changed.',
};

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
})) satisfies OpenAPI.ParameterObject[];

const bodyOf = (type: AnyEventType) =>
  z.toJSONSchema(
    z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: WEBHOOK_EVENT_DATA[type] }),
    { io: 'input' },
  ) as OpenAPI.SchemaObject;

const operationOf = (type: AnyEventType): OpenAPI.OperationObject => ({
  operationId: `webhook.${type}`,
  tags: ['officeWebhooks'],
  summary: `${WEBHOOK_EVENT_TEXTS[type]}.`,
  description:
    'Sent after the Standard Webhooks specification to the endpoints that listen to it. Answer 2xx within 10 s; else it is tried again ten times over three days. 410 ends it at once.',
  parameters,
  requestBody: { required: true, content: { 'application/json': { schema: bodyOf(type) } } },
  security: NO_SECURITY,
  responses: {
    200: { description: 'Taken.' },
    '4XX': { description: 'Not taken: it is tried again, but for 410.' },
  },
});

/** The events sent to other systems, as the API document describes them. */
export const webhookDocuments = (): NonNullable<OpenAPI.Document['webhooks']> =>
  Object.fromEntries(
    AnyEventType.options.map((type) => [
      type,
      // The types package accepts the operations of a path item from version 3.0, whose schemas are less expressive.
      { post: operationOf(type) } as OpenAPI.PathItemObject,
    ]),
  );
