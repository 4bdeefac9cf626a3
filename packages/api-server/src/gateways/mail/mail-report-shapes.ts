import * as z from 'zod';

const text = z.string().max(2_000);
const id = z.string().min(1).max(200);

/** From any provider whose webhook body can be configured. */
export const PlainReport = z.object({
  id,
  type: z.enum(['bounce', 'complaint']),
  address: text,
  reason: text.default('The address does not exist.'),
});

/** Postmark's webhooks for bounces and spam complaints. */
export const PostmarkReport = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: text.optional(),
  ID: z.number(),
  Email: text,
  BouncedAt: text,
  Description: text.optional(),
  Details: text.optional(),
});

/** Mailgun's webhooks, according to its documentation of 2025. */
export const MailgunReport = z.object({
  signature: z.object({ timestamp: z.string().regex(/^\d{1,12}$/), token: text, signature: text }),
  'event-data': z.object({
    event: text,
    severity: text.optional(),
    id,
    timestamp: z.number(),
    recipient: text,
    reason: text.optional(),
    'delivery-status': z.object({ message: text.optional(), description: text.optional() }).optional(),
  }),
});

/** The Amazon SNS envelope around SES reports. */
export const AmazonNotice = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  Message: z.string().max(200_000),
  SubscribeURL: text.optional(),
});

/** SES reports bounces and complaints as notifications of an identity, or as events of a configuration set. */
export const AmazonReport = z
  .object({
    notificationType: text.optional(),
    eventType: text.optional(),
    bounce: z
      .object({
        bounceType: text,
        bounceSubType: text.optional(),
        feedbackId: id,
        timestamp: text,
        bouncedRecipients: z
          .array(z.object({ emailAddress: text, diagnosticCode: text.optional() }))
          .max(100),
      })
      .optional(),
    complaint: z
      .object({
        feedbackId: id,
        timestamp: text,
        complaintFeedbackType: text.optional(),
        complainedRecipients: z.array(z.object({ emailAddress: text })).max(100),
      })
      .optional(),
  })
  .refine(({ notificationType, eventType }) => notificationType !== undefined || eventType !== undefined);
