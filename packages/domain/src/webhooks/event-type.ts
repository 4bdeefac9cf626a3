import * as z from 'zod/mini';

/** What the school tells other systems of, the subject first. Names stay: receivers compare them. */
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

/** Sent by hand to try an endpoint, whatever it listens to. */
export const TEST_EVENT_TYPE = 'webhook.test';
export type AnyEventType = WebhookEventType | typeof TEST_EVENT_TYPE;
export const AnyEventType = z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT_TYPE]);
