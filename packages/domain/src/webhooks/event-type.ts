import * as z from 'zod/mini';

/**
 * The events that the school reports to other systems, subject first. The names never change, since receivers compare
 * them.
 */
export const WEBHOOK_EVENT_TYPES = [
  'lead.created',
  'application.submitted',
  'offer.sent',
  'offer.accepted',
  'payment.succeeded',
  'payment.failed',
  'payment.flagged',
  'payment.refunded',
  'enrolment.created',
  'enrolment.changed',
  'enrolment.completed',
  'hand_in.submitted',
  'hand_in.reviewed',
  'certificate.issued',
  'certificate.revoked',
] as const;
export const WebhookEventType = z.enum(WEBHOOK_EVENT_TYPES);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

/** Sent by hand to try out an endpoint, whichever events it subscribes to. */
export const TEST_EVENT_TYPE = 'webhook.test';
export type AnyEventType = WebhookEventType | typeof TEST_EVENT_TYPE;
export const AnyEventType = z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT_TYPE]);
